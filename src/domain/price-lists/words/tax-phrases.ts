import { phrases } from '../../words/word-list.ts'

export const INCLUDED = phrases`
incl*
inc
inkl*
mit
con
with
avec
y compris
iva e
`

export const BEHIND_TAX_INCLUDED = phrases`
compr[e|i]s*
inclu*
incl
inc
inkl*
inbegriffen
`

export const EXCLUDED = phrases`
excl*
ex(c)
exkl*
without
ohne
zzgl
zuzug*
senza
escl*
sin
sans
hors
plus
mas
piu
`

export const BEHIND_TAX_EXCLUDED = phrases`
excl*
exkl*
escl*
no(n) [compris*|inclu*]
not included
nicht
en sus
aparte
a parte
`
