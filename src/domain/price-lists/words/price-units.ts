import { phrases } from '../../words/word-list.ts'

export const UNITS_OF_MEASURE = phrases`
unite(s) de mesure
¦u(.)( )m¦
¦[kg|kilo(s)](<blank>)ou(<blank>)(au |du |le )[l|lt|litre(s)]¦
¦[kg|kilo(s)](<blank>)et(<blank>)(au |du |le )[l|lt|litre(s)]¦
¦[kg|kilo(s)](<blank>)or(<blank>)(au |du |le )[l|lt|litre(s)]¦
¦[kg|kilo(s)](<blank>)/(<blank>)(au |du |le )[l|lt|litre(s)]¦
¦[kg|kilo(s)](<blank>)-(<blank>)(au |du |le )[l|lt|litre(s)]¦
`

/** The price of one sold unit: 'P.U. HT', 'Prix unitaire', 'à l’unité'. */
export const SINGLE_UNITS = phrases`
{not after <letter>}p(.)( )u(.)(( )h(.)t(.)|( )t(.)t(.)c(.)){not <letter>}
unitaire(s)
unitari[o|a]
einzelpreis
stuckpreis
{not after <letter>}(p(.)( ))unit¦(.)
prixunit¦
{not after <letter>}prix( )(/)( )u.{not <letter>}
{not after <letter>}px( )(/)( )u.{not <letter>}
{not after <letter>}tarif(s)( )(/)( )u.{not <letter>}
{not after <letter>}net( )(/)( )u.{not <letter>}
a l'[unite(s)|u(.)v(.)|{not after <letter>}u]{not [<letter>|.]}
l'[unite(s)|u(.)v(.)|{not after <letter>}u]{not [<letter>|.]}
/( )[unite(s)|u(.)v(.)|{not after <letter>}u]{not [<letter>|.]}
par [unite(s)|u(.)v(.)|{not after <letter>}u]{not [<letter>|.]}
prix [unite(s)|u(.)v(.)|{not after <letter>}u]{not [<letter>|.]}
tarif [unite(s)|u(.)v(.)|{not after <letter>}u]{not [<letter>|.]}
[unite(s)|u(.)v(.)|{not after <letter>}u]{not [<letter>|.]}
`

/** What a quantity counts from which a price holds: '1 à 4 colis'. */
export const COUNTED_PACKS = phrases`
colis
col(s)
carton(s)
ct(n)(s)
caisse(s)
palette(s)
unite(s)
piece(s)
bouteille(s)
case(s)
karton(s)
sac(s)
sachet(s)
seau(x)
fut(s)
bidon(s)
boite(s)
barquette(s)
plateau(x)
pack(s)
lot(s)
bac(s)
pot(s)
paquet(s)
cageot(s)
cagette(s)
`

/** The pack that the row describes: 'Prix HT du conditionnement', 'Prix / cdt', 'Prix emballage'. */
export const PACK_UNITS = phrases`
[prix|tarif(s)|px|montant|€|eur|ht]…¦cond(i)(t)(ionnement)(s)(.)(¦|$)
[prix|tarif(s)|px|montant|€|eur|ht]…¦cdt(s)¦
[prix|tarif(s)|px|montant|€|eur|ht]…{not after hors }¦emb(al)(l)(age)(s)(.)(¦|$){not  [compris|inclus|perdu|consign]}
[prix|tarif(s)|px|montant|€|eur|ht]…¦[contenant|package]¦
`
