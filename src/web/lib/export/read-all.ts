interface Page<Item> {
  items: Item[]
  nextCursor: string | null
  total: number
}

/** Every page of a list, one after the other; `onProgress` receives the number of rows so far and the total. */
export async function readAll<Item>(
  readPage: (cursor: string | undefined) => Promise<Page<Item>>,
  onProgress: (read: number, total: number) => void,
): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const page: Page<Item> = await readPage(cursor)
    items.push(...page.items)
    onProgress(items.length, page.total)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return items
}
