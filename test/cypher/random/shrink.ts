/** Looks for the simplest lists of numbers that still fail: shorter first, then smaller. */
export type Lists = readonly (readonly number[])[]

export async function shrink(
  lists: Lists,
  fails: (lists: Lists) => Promise<boolean>,
  deadline: number
): Promise<Lists> {
  let best = lists
  const accept = async (at: number, list: readonly number[]) => {
    const attempt = best.with(at, list)
    if (Date.now() > deadline || !(await fails(attempt))) return false
    best = attempt
    return true
  }
  for (let before: Lists | undefined; before !== best && Date.now() < deadline; ) {
    before = best
    for (const at of lists.keys()) {
      await shorten(best[at] ?? [], (list) => accept(at, list))
      await lower(best[at] ?? [], (list) => accept(at, list))
    }
  }
  return best
}

type Accept = (list: readonly number[]) => Promise<boolean>

async function shorten(list: readonly number[], accept: Accept): Promise<void> {
  let best = list
  for (let size = best.length; size > 0; size = Math.floor(size / 2)) {
    for (let at = best.length - size; at >= 0; at -= size) {
      const attempt = best.toSpliced(at, size)
      if (await accept(attempt)) best = attempt
    }
  }
}

async function lower(list: readonly number[], accept: Accept): Promise<void> {
  let best = list
  for (const [at, value] of list.entries()) {
    for (const smaller of new Set([0, 1, Math.floor(value / 2), value - 1])) {
      if (smaller < 0 || smaller >= value) continue
      const attempt = best.with(at, smaller)
      if (await accept(attempt)) {
        best = attempt
        break
      }
    }
  }
}
