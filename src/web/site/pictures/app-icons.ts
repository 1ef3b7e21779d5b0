import type { CanvasLibrary } from './canvas.ts'

interface AppIcon {
  file: string
  /** px, square. */
  size: number
  /** The maskable icon, for devices that crop icons to their shape: no corners, the drawing inside the safe zone. */
  cut?: { scale: number }
}

/** As the manifest and Apple's devices ask for them. */
const ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, cut: { scale: 0.8 } },
  { file: 'apple-touch-icon.png', size: 180, cut: { scale: 0.94 } },
]

/** The house's icon in the sizes that devices put on their screens. PNG, by the name of the file. */
export async function appIcons(
  { createCanvas, loadImage }: CanvasLibrary,
  favicon: string,
): Promise<Map<string, Buffer>> {
  const ground = /fill="(#[\da-f]{6})"/i.exec(favicon)?.[1] ?? 'transparent'
  const icons = ICONS.map(async ({ file, size, cut }) => {
    const canvas = createCanvas(size, size)
    const context = canvas.getContext('2d')
    const drawn = size * (cut?.scale ?? 1)
    // Drawn at the size it says of itself, and enlarged from there.
    const sized = favicon.replace('<svg', `<svg width="${drawn}" height="${drawn}"`)
    const drawing = await loadImage(Buffer.from(sized))
    if (cut) {
      context.fillStyle = ground
      context.fillRect(0, 0, size, size)
    }
    context.drawImage(drawing, (size - drawn) / 2, (size - drawn) / 2, drawn, drawn)
    return [file, await canvas.encode('png')] as const
  })
  return new Map(await Promise.all(icons))
}
