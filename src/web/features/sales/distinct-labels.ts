/**
 * Labels of which no two are equal: of those that are, each but the first has its place among them, 'Plats (2)'.
 */
export function distinctLabels(labels: readonly string[]): string[] {
  const seen = new Map<string, number>()
  const taken = new Set(labels)
  return labels.map((label) => {
    const place = (seen.get(label) ?? 0) + 1
    seen.set(label, place)
    if (place === 1) return label
    let numbered = place
    while (taken.has(`${label} (${numbered})`)) numbered += 1
    const distinct = `${label} (${numbered})`
    taken.add(distinct)
    return distinct
  })
}
