import { phrases } from '../../../words/word-list.ts'

export const WHOLE_DISH = phrases`
entier(e)(s)
complet(e)(s)
whole
enter[o|a](s)
inter[o|a]
tout(e) l[a|e] [recette|fiche|plaque|plat|gateau]
[de|pour] l[a|e] [recette|fiche]
`

export const SHARED_DISH = phrases`
gateau
entremets
buche
cake
cadre
plaque
moule
bac
tray
`

export const SHARED_DISHES = phrases`
gateau(x)
entremets
buche(s)
cake(s)
cadre(s)
plaque(s)
moule(s)
bac(s)
tray(s)
`
