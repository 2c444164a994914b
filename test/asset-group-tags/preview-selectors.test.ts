import { provePending } from '../support/pending.ts'

await provePending('previewSelectors')
