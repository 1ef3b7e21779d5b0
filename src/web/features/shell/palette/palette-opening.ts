let wanted = false
const listeners = new Set<() => void>()

/** The palette's code comes when it is first asked for, then opens by itself. */
export async function openPalette(): Promise<void> {
  wanted = true
  for (const listener of listeners) listener()
  const { openSpotlight } = await import('./palette.tsx')
  openSpotlight()
}

export function subscribeToPalette(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isPaletteWanted(): boolean {
  return wanted
}
