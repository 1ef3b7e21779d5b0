import type { Locator } from '@playwright/test'

/** The position of an element in the window. */
export async function boxOf(of: Locator) {
  const box = await of.boundingBox()
  if (!box) throw new Error('not on screen')
  return box
}

/** Whether an element covers nothing of the one above it. */
export async function isBelow(one: Locator, other: Locator): Promise<boolean> {
  const [lower, upper] = [await boxOf(one), await boxOf(other)]
  return lower.y >= upper.y + upper.height
}
