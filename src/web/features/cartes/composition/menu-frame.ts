import type { Setting } from './setting.ts'

/** Between the frame of a menu and what it says, in the theme's points. */
const PADDING = 16

/** A frame keeps more of its distance to its text than lines do to each other. */
export function paddingOf({ scale, density }: Setting): number {
  return PADDING * scale * ((1 + density.gaps) / 2)
}

/** Where texts in the frame of a menu begin, and how wide they are at most. */
export function placeInFrame(setting: Setting) {
  const { width, theme } = setting
  const padding = paddingOf(setting)
  return {
    x: theme.align === 'center' ? width / 2 : padding,
    room: width - 2 * padding,
    align: theme.align,
  }
}
