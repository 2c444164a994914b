/** From a stored exposure to a node as a graph shows it. */
import type { components } from '../../generated/operations.ts'
import type { AnalysedZone, ExposureRow } from './queries-meta-node.ts'

type MetaNode = components['schemas']['MetaNode']

const GREEN = '#4C9F50'
const AMBER = '#E0A030'
const RED = '#C0392B'
const DARK = '#2D2D2D'
const LIGHT = '#FFFFFF'

export function metaNodeView(
  row: ExposureRow,
  zone: AnalysedZone,
  environment: string
): Record<string, MetaNode> {
  const name = `${zone.name} of ${environment}`
  // The analysis writes nothing else into the column.
  const composition = Object.entries(row.composition as Record<string, number>)
  const members = composition.reduce((sum, [, count]) => sum + count, 0)
  const composite = Object.fromEntries(
    composition.map(([kind, count]) => [`composite_${kind}`, count])
  )
  const share = row.principals === 0 ? 0 : row.exposed_here / row.principals
  return {
    [String(row.id)]: {
      label: { text: name, bold: true },
      shape: 'circle',
      color: share === 0 ? GREEN : share < 0.5 ? AMBER : RED,
      size: Number((1 + Math.log10(Math.max(1, members))).toFixed(2)),
      border: { color: DARK, width: 2 },
      glyphs: zone.glyph === null ? [] : [glyphOf(zone.glyph)],
      data: Object.assign(
        {
          name,
          owner_objectid: row.environment_id,
          environment,
          asset_group_tag_id: zone.id,
          zone: zone.name,
          member_count: members,
          principal_count: row.principals,
          exposed_principals: row.exposed_principals,
          exposed_here: row.exposed_here,
          share,
          choke_edges: row.choke_edges,
          analysed_at: row.analysed_at.toISOString()
        },
        composite
      )
    }
  }
}

const glyphOf = (text: string) => ({
  position: 'ne' as const,
  color: DARK,
  fontIcon: { text, fontFamily: 'Font Awesome 6 Free', color: LIGHT }
})
