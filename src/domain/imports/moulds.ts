/** Forms in which a dish is cooked, and nothing is sold. */
const FORM = String.raw`(?:moules?|cercles?|cadres?|tourti[èe]res?|flexipans?|empreintes?|moulds?|(?:cake|loaf|baking)\s+(?:tins?|pans?))`
const VESSEL = String.raw`(?:${FORM}|plaques?|terrines?|plats?|cocottes?|bacs?|caissettes?|ramequins?|bocaux|bocal|bocals|verrines?|po[êe]les?)`
const FIGURE = String.raw`[^()\d,;]{0,30}\d[\dx×*.,/ ]*(?:cm|mm|k?g|gr|[cdm]?l|litres?|kilos?|personnes?|pers\.?|parts?)?[^()\d,;]{0,20}`
/** 'Terrine de campagne (moule de 2 kg)', 'Financier — pour un cadre 40x60', 'Tarte, cercle de 22 cm' */
const NAMED = new RegExp(
  String.raw`^(?<name>\p{Letter}[^()]{2,80}?)(?:\s*\(|\s+[-–—/]\s+|\s*,\s+|\s+(?=pour\s))(?<mould>(?:pour\s+)?(?:(?:\d{1,2}|une?|deux|trois|quatre)\s+)?(?:(?:grande?|petite?)s?\s+)?${VESSEL}(?!\p{Letter})${FIGURE})\)?$`,
  'iu',
)
/** 'Moule de 26 cm', 'Cadre 40x60', 'Cercle Ø 24', alone on a line; 'Moules 2 kg' is an ingredient. */
const ALONE = new RegExp(
  String.raw`^\(?(?:pour\s+)?(?:(?:\d{1,2}|une?|deux|trois)\s+)?(?:${FORM}|plaques?|plats?)(?!\p{Letter})[^()\d,;]{0,30}(?:\d+(?:[.,]\d+)?\s*(?:cm|mm)|(?<=[Øø]\s*(?:de\s+)?)\d+|\d+\s*[x×*]\s*\d+)[^()\d,;]{0,30}\)?$`,
  'iu',
)
/** 'Pour 1 moule de 24', 'Cercle de 22': a width without its unit; 'Moules de 24' may be mussels. */
const WIDE =
  /^\(?(?:pour\s+)?(?:(?:\d{1,2}|une?|deux|trois)\s+(?:moules?|cercles?|tourti[èe]res?)|moule|cercle|tourti[èe]re)\s+(?:de\s+)?[1-3]\d\)?$/iu
const IS_FORM = new RegExp(FORM, 'iu')
/** Characters; a longer line is prose. */
const LONGEST = 120

interface Moulded {
  name: string
  /** 'moule de 2 kg' */
  mould: string
  /** Whether nothing is sold in it: a tray or a terrine may be bought. */
  isForm: boolean
}

/** The name of a dish with the mould behind it; null for any other line. */
export function mouldedTitle(line: string): Moulded | null {
  const { name, mould } = line.length > LONGEST ? {} : (NAMED.exec(line)?.groups ?? {})
  if (name === undefined || mould === undefined) return null
  return {
    name,
    mould: mould.trim(),
    isForm: IS_FORM.test(mould) || /\d\s*(?:cm|mm)|\d\s*[x×]\s*\d/iu.test(mould),
  }
}

/** Whether a line says in which mould a dish is cooked. */
export function isMould(line: string): boolean {
  const plain = line.trim()
  return line.length <= LONGEST && (ALONE.test(plain) || WIDE.test(plain))
}
