import { createAtom } from '@tanstack/store'

/** Whether the palette has been opened on this page: its code is fetched then. */
export const isPaletteWanted = createAtom(false)

/** The palette's code comes when it is first asked for, then opens by itself. */
export async function openPalette(): Promise<void> {
  isPaletteWanted.set(true)
  const { openSpotlight } = await import('./palette.tsx')
  openSpotlight()
}
