/** What the file of a query is called: after its name, and legal on every usual file system. */

/** Of UTF-8, well below what file systems take, so that a number and an ending still fit. */
const LONGEST = 200

const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=\.|$)/i

/** Without an ending. */
export function fileStem(name: string): string {
  const legal = name.normalize('NFC').replace(FORBIDDEN, '_')
  const trimmed = shortened(legal.replace(/^[\s.]+/, '')).replace(/[\s.]+$/, '')
  return trimmed.replace(DEVICE, '$1_') || 'query'
}

function shortened(text: string): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > LONGEST) break
    end += character.length
  }
  return text.slice(0, end)
}

/** Names that no two files share, letter case aside: the second of a kind ends in ` (2)`, and so on. */
export function createFileNames(ending: string): (name: string) => string {
  const taken = new Set<string>()
  const last = new Map<string, number>()
  return (name) => {
    const stem = fileStem(name)
    const key = folded(stem)
    for (let number = last.get(key) ?? 1; ; number += 1) {
      const candidate = number === 1 ? stem : `${stem} (${number})`
      if (taken.has(folded(candidate))) continue
      taken.add(folded(candidate))
      last.set(key, number + 1)
      return `${candidate}${ending}`
    }
  }
}

/** What a file system that ignores case may take for the same. */
const folded = (text: string) => text.toUpperCase().toLowerCase().normalize('NFKC')
