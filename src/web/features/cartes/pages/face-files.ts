import type { FaceName } from '../composition/faces.ts'
import type { FontPart } from '../pdf/pdf-faces.ts'
import signs from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2?url'
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url'
import cormorantExtended from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-500-normal.woff2?url'
import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?url'
import cormorantItalicExtended from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-500-italic.woff2?url'
import cormorantStrong from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2?url'
import cormorantStrongExtended from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-600-normal.woff2?url'
import playfairStrong from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?url'
import playfairStrongExtended from '@fontsource/playfair-display/files/playfair-display-latin-ext-700-normal.woff2?url'
import playfairItalic from '@fontsource/playfair-display/files/playfair-display-latin-500-italic.woff2?url'
import playfairItalicExtended from '@fontsource/playfair-display/files/playfair-display-latin-ext-500-italic.woff2?url'
import workSans from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2?url'
import workSansExtended from '@fontsource/work-sans/files/work-sans-latin-ext-400-normal.woff2?url'
import workSansStrong from '@fontsource/work-sans/files/work-sans-latin-500-normal.woff2?url'
import workSansStrongExtended from '@fontsource/work-sans/files/work-sans-latin-ext-500-normal.woff2?url'
import instrument from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2?url'
import instrumentExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff2?url'
import instrumentStrong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2?url'
import instrumentStrongExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff2?url'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url'
import frauncesExtended from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff2?url'
import frauncesItalic from '@fontsource/fraunces/files/fraunces-latin-400-italic.woff2?url'
import frauncesItalicExtended from '@fontsource/fraunces/files/fraunces-latin-ext-400-italic.woff2?url'
import frauncesStrong from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import frauncesStrongExtended from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2?url'

/** The font files of the cartes: static fonts, not the interface's variable ones, since the PDF embeds the same files. */
export const FACE_FILES: Record<FaceName, Record<FontPart, string>> = {
  cormorant: { latin: cormorant, latinExtended: cormorantExtended },
  cormorantItalic: { latin: cormorantItalic, latinExtended: cormorantItalicExtended },
  cormorantStrong: { latin: cormorantStrong, latinExtended: cormorantStrongExtended },
  playfairStrong: { latin: playfairStrong, latinExtended: playfairStrongExtended },
  playfairItalic: { latin: playfairItalic, latinExtended: playfairItalicExtended },
  workSans: { latin: workSans, latinExtended: workSansExtended },
  workSansStrong: { latin: workSansStrong, latinExtended: workSansStrongExtended },
  instrument: { latin: instrument, latinExtended: instrumentExtended },
  instrumentStrong: { latin: instrumentStrong, latinExtended: instrumentStrongExtended },
  fraunces: { latin: fraunces, latinExtended: frauncesExtended },
  frauncesItalic: { latin: frauncesItalic, latinExtended: frauncesItalicExtended },
  frauncesStrong: { latin: frauncesStrong, latinExtended: frauncesStrongExtended },
}

export const SIGNS_FILE = signs
