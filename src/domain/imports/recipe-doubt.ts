/**
 * Why the quantity of a line is for the cook to confirm.
 * - `range`: '10 à 12', of which the upper bound is read
 * - `counted`: '3 gousses', whose weight only the product knows
 * - `country`: a pint, which differs between countries; the American one is read
 * - `heaped`: a heaped spoon, read as a level one
 * - `spoon`: a dessert spoon, which differs between tables
 * - `thousands`: '1.500', read as fifteen hundred
 * - `several`: further figures that may change it
 * - `abbreviated`: a letter that may be a unit
 * - `each`: '2 boîtes (400 g)', a content that may be of each or of all
 * - `size`: '1 boîte 1/5', '1 grande boîte', a size of which the content is not known
 * - `rate`: '16 g/kg', for a kilo or a litre of something else
 * - `yield`: 'Mayonnaise 1 kg' above other lines, '4 pains', 'au total': an ingredient or what the recipe makes
 * - `recipe`: 'Mojito' among others, the name of another recipe in the same text
 * - `remark`: words without a quantity among lines that have one, an ingredient or a remark
 * - `length`: '3 cm de gingembre', of which the weight is not known
 * - `net`: '600 g net', of which the loss may be gone already
 * - `per-guest`: '200 g par personne', for an unknown number of guests
 */
type DoubtReason =
  | 'range'
  | 'counted'
  | 'country'
  | 'heaped'
  | 'spoon'
  | 'thousands'
  | 'several'
  | 'abbreviated'
  | 'each'
  | 'size'
  | 'rate'
  | 'yield'
  | 'recipe'
  | 'remark'
  | 'length'
  | 'net'
  | 'per-guest'

export interface RecipeDoubt {
  reason: DoubtReason
  /** The words it is about. */
  written: string
}
