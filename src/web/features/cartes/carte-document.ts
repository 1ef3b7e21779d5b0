import type { Allergen } from '#domain/allergens/allergen.ts'
import type { AllergenNote, CarteTheme, PageFormat } from '#domain/cartes/carte-look.ts'
import type { CarteLanguages } from '#domain/cartes/languages.ts'
import type { MarginBand } from '#domain/pricing/margin-band.ts'
import type { Margin } from '#domain/pricing/margin-of.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

/** The contents of a carte in order: screen, paper and PDF are composed from this. */
export interface CarteDocument {
  languages: CarteLanguages
  /** What the owner's figures are written in; absent, as the prices. */
  figures?: Language | undefined
  title: string
  /** Texts named `second` are of a carte in two languages: read below the first, smaller. */
  secondTitle?: string | undefined
  /** Below the title; empty when there is none. */
  heading: string
  secondHeading?: string | undefined
  logo: CarteLogo | null
  sections: CarteSection[]
  /** The owner's totals, after the dishes: only where margins are shown. */
  statistics: { label: string; value: string }[]
  footerLines: string[]
  secondFooterLines?: string[] | undefined
}

/** Width and height in pixels: only their ratio counts. */
export interface CarteLogo {
  src: string
  width: number
  height: number
}

export type CarteSection = GammeSection | MenuSection

export interface GammeSection {
  kind: 'gamme'
  name: string
  secondName?: string | undefined
  dishes: CarteDish[]
}

/** A formule: its price, and for each course the dishes to choose from. */
export interface MenuSection {
  kind: 'menu'
  name: string
  secondName?: string | undefined
  description: string
  secondDescription?: string | undefined
  /** EUR, with VAT; null while there is none: nothing is printed in its place. */
  price: number | null
  /** Of its price and the mean cost of its dishes, for the owner's print; absent on the guest's, and where it is not known. */
  margin?: PrintedMargin | undefined
  courses: { name: string; secondName?: string | undefined; dishes: NamedDish[] }[]
}

/** A dish by its name, and what it contains. */
export interface NamedDish {
  name: string
  secondName?: string | undefined
  /** Of its sheet, to which a screen leads. */
  sheetId?: string | undefined
  allergens: Allergen[]
  /** Possible, and not contained. */
  traces: Allergen[]
  /** Whether something in it was never declared: the list above may lack some. */
  undeclared: boolean
}

export interface PrintedMargin extends Margin {
  standing: MarginBand | 'incomplete' | 'doubtful'
}

export interface CarteDish extends NamedDish {
  description: string
  secondDescription?: string | undefined
  /** EUR, with VAT; null while there is none: nothing is printed in its place. */
  priceTtc: number | null
  /** Percent of the price without VAT, for the owner's print; left out on the guest's. No band where the cost is in doubt. */
  margin?: PrintedMargin | undefined
}

/** How it is set. */
export interface CarteLook {
  theme: CarteTheme
  pageFormat: PageFormat
  showDescriptions: boolean
  showLeaders: boolean
  showCurrency: boolean
  allergenNote: AllergenNote
  /** A cover with its name comes before the other pages. */
  coverPage?: boolean
  /** Pages that it is to fit, without its cover; null for as many as it needs at a comfortable size. */
  fitPages?: number | null
  /** Ardoise without its slate: dark on white paper. */
  sparesInk?: boolean
}
