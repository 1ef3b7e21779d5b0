import { expect, test } from 'vitest'
import { summarizePack } from './testing/packs.ts'

/** Packs as French wholesalers write them, and their content; one a line. */
const WRITINGS = `
pavé 140/160g, carton 5kg       = carton 5000 g
carton 5 kg (pavé 140/160g)     = carton 5000 g
darne 180/220 g carton 3 kg     = carton 3000 g
cal 140/160 g, carton 5 kg      = carton 5000 g
colis 5kg - filets 400/600      = colis 5000 g
10 x 140/160 g                  = · 1500 g > 10 · 150 g ~
poche 150/200 g                 = poche 175 g ~
calibre 140/160                 = pack-unreadable
140/160                         = pack-unreadable
6/160                           = pack-unreadable
12/25cl                         = · 3000 ml > 12 · 250 ml
24/33 cl                        = · 7920 ml > 24 · 330 ml
6/75cl                          = · 4500 ml > 6 · 750 ml
3/4 L                           = · 750 ml
3/4                             = pack-unreadable
x2/x4 ~ 800 g                   = · 800 g ~
1 kg (8/10 pièces)              = · 1000 g ~
8/10 pièces                     = · > 9 piece ~
6-8 pers                        = pack-unreadable
bourriche de 4 dz               = caisse > 48 piece
bourriche 3 kg                  = caisse 3000 g
dz                              = · > 12 piece
demi-douzaine                   = · > 6 piece
le cent                         = · > 100 piece
au mille                        = · > 1000 piece
Farine T45 x10 1kg              = · 10000 g > 10 · 1000 g
Farine T55 sac 25 kg            = sac 25000 g
Papier A4 rame 500              = rame
x 30                            = · > 30 ·
par 6                           = · > 6 ·
PCB 6                           = colis > 6 ·
PCB : 12                        = colis > 12 ·
C/12                            = colis > 12 ·
CT6                             = carton > 6 ·
6 par colis                     = colis > 6 ·
6/ct                            = carton > 6 ·
5L/bidon                        = bidon 5000 ml
25KG/SAC                        = sac 25000 g
2 kg par sachet                 = sachet 2000 g
300g/pce                        = piece 300 g
10 x 250 g par carton           = carton 2500 g > 10 · 250 g
colis de 6 x 1 kg               = colis 6000 g > 6 · 1000 g
poche 2 kg x 5                  = · 10000 g > 5 poche 2000 g
6x(4x125g)                      = · 3000 g > 6 · 500 g > 4 · 125 g
lot de 3                        = lot > 3 ·
lot de 3 x 1 kg                 = lot 3000 g > 3 · 1000 g
plaque 2,5 kg                   = plaque 2500 g
plaque 60x40                    = plaque
plaque 40 x 60 cm 2,4 kg        = plaque 2400 g
sac 25                          = sac ?
pqt 500                         = paquet ?
5 kg/6                          = · 5000 g ?
1/2 colis                       = colis ?
Bouteille 0,75                  = bouteille 750 ml
btl 75cl                        = bouteille 750 ml
Magnum                          = magnum 1500 ml
BIB 10L                         = bib 10000 ml
fût 30L                         = fut 30000 ml
PET 6x1.5L                      = · 9000 ml > 6 · 1500 ml
seau 5 kg                       = seau 5000 g
bidon 5 l                       = bidon 5000 ml
pot 500g                        = pot 500 g
filet 5kg                       = filet 5000 g
panier 5 kg                     = cageot 5000 g
poly 3 kg                       = caisse 3000 g
carton 10 kg (env.)             = carton 10000 g ~
Tomate grappe (kg)              = · 1000 g
le kg                           = · 1000 g
au poids                        = · 1000 g ~
lt 5                            = · 5000 ml
Basilic botte                   = botte
la pièce                        = piece
ps                              = piece
pc                              = piece
pce                             = piece
UN                              = unite
KG                              = · 1000 g
LT                              = · 1000 ml
CT                              = carton
BT                              = bouteille
S/AT                            = pack-unreadable
S/V                             = pack-unreadable
4/4                             = boite 850 ml
5/1                             = boite 4250 ml
boîte 5/1 - 3,5 kg              = boite 3500 g
boite 3/1 PNE 1,5kg             = boite 1500 g
2000 pcs (20 x 100)             = · > 20 · > 100 ·
bac 2,5 L (1,4 kg)              = bac 2500 ml & 1400 g
bidon 5 L / 4,6 kg              = bidon 5000 ml & 4600 g
6 x 1 L (0,92 kg)               = · 6000 ml > 6 · 1000 ml & 5520 g
carton 4 x 2,5 L - 5,6 kg       = carton 10000 ml > 4 · 2500 ml & 5600 g
seau 10 L soit 500 g            = seau 10000 ml ?
`

const table = WRITINGS.trim()
  .split('\n')
  .map((line): [string, string] => {
    const [text = '', pack = ''] = line.split(' = ')
    return [text.trim(), pack.trim()]
  })

test.each(table)('%s', (text, pack) => {
  expect(summarizePack(text)).toBe(pack)
})
