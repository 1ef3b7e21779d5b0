import { place } from './place.ts'
import type { Page } from './page.ts'

/** What is never cut, from its own left upper corner. Points. */
export interface Block extends Pick<Page, 'parts' | 'shapes' | 'pictures'> {
  height: number
}

export function emptyBlock(height = 0): Block {
  return { height, parts: [], shapes: [], pictures: [] }
}

/** Adds a block to another at a place; the other becomes no higher by it. */
export function placeBlock(
  block: Block,
  x: number,
  y: number,
  onto: Pick<Page, 'parts' | 'shapes' | 'pictures'>,
): void {
  place(block, x, y, onto)
  onto.pictures.push(...block.pictures.map((picture) => ({ ...picture, x: picture.x + x, y: picture.y + y })))
}

/** Blocks under each other as one that is not cut; a number is so many points of space. */
export function stacked(parts: readonly (Block | number)[]): Block {
  const all = emptyBlock()
  for (const part of parts) {
    if (typeof part !== 'number') placeBlock(part, 0, all.height, all)
    all.height += typeof part === 'number' ? part : part.height
  }
  return all
}

/** Blocks beside each other, as high as the highest. */
export function abreast(parts: readonly { x: number; block: Block }[]): Block {
  const all = emptyBlock(Math.max(0, ...parts.map(({ block }) => block.height)))
  for (const { x, block } of parts) placeBlock(block, x, 0, all)
  return all
}
