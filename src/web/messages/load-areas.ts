import type { Messages } from 'use-intl'
import type { Language } from '#web/lib/storage/preferences.ts'
import { areaFile } from './area-file.ts'
import type * as areas from './areas.ts'

/** The name of a file in fr/areas and en/areas, in camel case. */
export type TextArea = keyof typeof areas

/** Fetches the texts of an area, by its file. */
type Loaders = Readonly<Record<string, () => Promise<object>>>

/**
 * The texts of some areas in a language. That all a page asks for are among them is the page's own duty:
 * what is missing is logged as an error, and shown as its key.
 */
export async function loadAreas(
  loaders: Loaders,
  language: Language,
  areas: Iterable<TextArea>,
): Promise<Messages> {
  const texts = await Promise.all(
    [...areas].map(async (area) => loaders[`./${areaFile(language, area)}`]?.()),
  )
  return Object.assign({}, ...texts) as Messages
}
