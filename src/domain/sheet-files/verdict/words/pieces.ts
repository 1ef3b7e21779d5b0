import { phrases } from '../../../words/word-list.ts'

/** EUR of a piece that hardly any kitchen pays, without VAT. */
export const PIECES: readonly { most: number; foods: string }[] = [
  {
    most: 1.2,
    foods: phrases`
oeuf(s)¦{not  (de|d')( )[caille|cane|oie|autruche|saumon|lump|truite]¦}
egg(s)¦{not  (de|d')( )[caille|cane|oie|autruche|saumon|lump|truite]¦}
huevo(s)¦{not  (de|d')( )[caille|cane|oie|autruche|saumon|lump|truite]¦}
`,
  },
  {
    most: 2.5,
    foods: phrases`
citron(s)¦{not  [caviar|confit(s)]}
lemon(s)¦{not  [caviar|confit(s)]}
limon(es)¦{not  [caviar|confit(s)]}
lime(s)¦{not  [caviar|confit(s)]}
`,
  },
]
