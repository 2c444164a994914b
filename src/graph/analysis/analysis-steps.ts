/** Every step of the analysis, in the order in which they run; a further rule is one more file and line. */
import type { AnalysisStep } from './step.ts'
import { canRdp } from './steps/can-rdp.ts'
import { dcSync } from './steps/dcsync.ts'
import { domainAssociation } from './steps/domain-association.ts'
import { enterpriseCaFor } from './steps/enterprise-ca-for.ts'
import { issuedSignedBy } from './steps/issued-signed-by.ts'
import { kindRepair } from './steps/kind-repair.ts'
import { localGroupAccess } from './steps/local-group-access.ts'
import { ownership } from './steps/ownership.ts'
import { syncLapsPassword } from './steps/sync-laps-password.ts'
import { trustedForNtAuth } from './steps/trusted-for-nt-auth.ts'
import { wellKnownGroups } from './steps/well-known-groups.ts'
import { exposure } from './zones/exposure-step.ts'
import { tagging } from './zones/tagging.ts'

export const analysisSteps: readonly AnalysisStep[] = [
  kindRepair,
  domainAssociation,
  wellKnownGroups,
  ownership,
  localGroupAccess,
  canRdp,
  dcSync,
  syncLapsPassword,
  trustedForNtAuth,
  issuedSignedBy,
  enterpriseCaFor,
  tagging,
  exposure
]
