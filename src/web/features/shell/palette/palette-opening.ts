import { createAtom } from '@tanstack/store'

/** Whether the palette is open; its code is fetched when it first is. */
export const paletteOpened = createAtom(false)

export function openPalette(): void {
  paletteOpened.set(true)
}

export function closePalette(): void {
  paletteOpened.set(false)
}
