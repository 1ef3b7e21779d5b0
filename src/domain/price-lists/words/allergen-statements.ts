import { phrases } from '../../words/word-list.ts'

/** A text that says that there is none. */
export const NO_ALLERGENS = phrases`
aucun(s)
aucun(e) allergene*
neant
(produit(s) )([garanti|certifie](e)(s) )sans allergene(s)
none
no allergen(s)
[pas|absence|ne contient pas] d['|’]allergene(s)
ne contient aucun allergene
ningun(o|a)
nessun(o|a)
keine
`

/** What follows is possible only. */
export const TRACE_WORDS = phrases`
p[eu[t|vent]|ouvant] contenir
trace(s)
trazas
tracce
spuren
may (also )contain
puede contener
puo contenere
[presence|contamination] [eventuelle|possible|croisee]
fabrique dans
susceptible
`

/** Words beside the names, which name nothing. */
export const LITTLE_WORDS = phrases`
contien*
contain(s)
allergene(s)
allergen(s)
presence
present*
de
du
d
et
et derive(s)
derive(s)
produit(s)
a base
de(s)
la
le
les
oui
ingredient(s)
[garanti|certifie](e)(s)
-
`

/** All that follows in the phrase is absent. */
export const ABSENT_LISTS = phrases`
ne contien[t|nent] [pas|ni|aucun]
exempt(e)(s) d
absence d
sans(<blank>)+:
free [from|of]
does not contain
non contiene
no contiene
enthalt kein
`

/** 'sans gluten ni lait', 'no milk': what follows in the part is absent. */
export const ABSENT_WORDS = phrases`
sans
without
no
not
non
pas d(e|['|’])
aucun(e)(s)
ni
sin
senza
ohne
kein(e)
`

/** Heads of columns of what is absent. */
export const ABSENT_HEADS = phrases`
sans
absence
exempt
free
without
senza
sin
ohne
frei
`

/** Heads of columns that ask whether something is there. */
export const ASKED_HEADS = phrases`
¦presence¦
¦contient¦
¦contains¦
oui( )/( )non
yes( )/( )no
`

/** The value behind a name: 'Gluten = 0', 'Lait : oui', 'Soja (traces)', 'Gluten: absence'. */
export const PAIRED_MARKS = phrases`
trace(s)( [possible(s)|eventuelle(s)])
non
no
nein
oui
yes
0
1
x
absent
absence
absente
neant
present
presence
`

export const CONTAINED_MARKS = phrases`
x
o
oui
y
yes
1
p
present
presence
contient
c
vrai
true
[✓|✔|☑|●|•|■|×|+]
`

export const TRACE_MARKS = phrases`
t
tr
trace(s)
\(x\)
peut contenir
may contain
possible
ct
`

export const ABSENT_MARKS = phrases`
n
non
no
0
a
abs
absent
absence
sans
faux
false
[-|–|—|/]
`
