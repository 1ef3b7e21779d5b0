import type { CarteLook } from '../carte-document.ts'
import { ardoise, ardoiseOnWhite } from './ardoise.ts'
import { bistrot } from './bistrot.ts'
import { classique } from './classique.ts'
import { moderne } from './moderne.ts'
import type { Theme } from './theme.ts'

export function themeOf({ theme, sparesInk = false }: Pick<CarteLook, 'theme' | 'sparesInk'>): Theme {
  if (theme === 'ardoise' && sparesInk) return ardoiseOnWhite
  return { classique, bistrot, moderne, ardoise }[theme]
}
