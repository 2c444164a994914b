/** A row of custom_node_kinds as the contract shows it, and the way back. */
import type { OperationAnswer, OperationRequest } from '../../contract/operation.ts'
import type { CustomNodeRow } from './queries.ts'

type CustomNode = OperationAnswer<'getCustomNode'>['data']
type ConfigInput = OperationRequest<'updateCustomNode'>['body']['config']

export function customNodeView({ id, kind_name, config }: CustomNodeRow): CustomNode {
  return { id, kindName: kind_name, config: config as CustomNode['config'] }
}

/** Clients may send more than is stored. The contract fills in the color. */
export function storedConfig({ icon: { type, name, color } }: ConfigInput): string {
  return JSON.stringify({ icon: { type, name, color } })
}
