import { phrases } from '../../../words/word-list.ts'

/**
 * EUR per kilo or litre that a staple hardly ever costs a kitchen, without VAT: three to five times its usual wholesale
 * price.
 */
export const STAPLES: readonly { most: number; foods: string }[] = [
  {
    most: 4,
    foods: phrases`
farine(s)
plain flour
flour
harina(s)
`,
  },
  {
    most: 5,
    foods: phrases`
sucre
caster sugar
sugar
azucar
`,
  },
  {
    most: 4,
    foods: phrases`
sel [fin|gros]
gros sel
table salt
`,
  },
  {
    most: 5,
    foods: phrases`
pomme(s) de terre
potato(es)
patata(s)
navet(s)
turnip(s)
`,
  },
  {
    most: 6,
    foods: phrases`
oignon(s)
onion(s)
cebolla(s)
carotte(s)
carrot(s)
zanahoria(s)
chou(x)
cabbage(s)
banane(s)
`,
  },
  {
    most: 8,
    foods: phrases`
poireau(x)
leek(s)
puerro(s)
courgette(s)
zucchini
calabacin(es)
concombre(s)
cucumber(s)
celeri
`,
  },
  {
    most: 10,
    foods: phrases`
tomate(s)
tomato(es)
aubergine(s)
berenjena(s)
poivron(s)
pimiento(s)
pomme(s)
apple(s)
poire(s)
pear(s)
orange(s)
naranja(s)
`,
  },
  {
    most: 9,
    foods: phrases`
riz¦{not  de}
rice¦{not  de}
arroz¦{not  de}
pate(s)¦{not  de}
pasta¦{not  de}
semoule¦{not  de}
lentille(s)¦{not  de}
lenteja(s)¦{not  de}
lentil(s)¦{not  de}
`,
  },
  {
    most: 20,
    foods: phrases`
beurre
butter
unsalted butter
mantequilla
`,
  },
  {
    most: 4,
    foods: phrases`
lait¦{not  [de|concentre|en]¦}
whole milk¦{not  [de|concentre|en]¦}
milk¦{not  [de|concentre|en]¦}
leche¦{not  [de|concentre|en]¦}
`,
  },
  {
    most: 14,
    foods: phrases`
creme(s) [liquide|fleurette|uht|35|30]
whipping cream
double cream
nata
`,
  },
  {
    most: 10,
    foods: phrases`
huile (de )[tournesol|colza|friture]
sunflower oil
aceite de girasol
`,
  },
  {
    most: 35,
    foods: phrases`
huile d'olive
olive oil
aceite de oliva
`,
  },
  {
    most: 15,
    foods: phrases`
vin(s) [blanc|rouge]
dry white wine
white wine
red wine
vino [blanco|tinto]
`,
  },
  {
    most: 14,
    foods: phrases`
champignon(s) de paris
button mushroom(s)
champinone(s)
`,
  },
  {
    most: 22,
    foods: phrases`
fond(s) [brun|blanc|de]
brown veal stock
fondo
`,
  },
  {
    most: 15,
    foods: phrases`
moutarde
dijon mustard
mustard
mostaza
`,
  },
  {
    most: 28,
    foods: phrases`
echine
porc
pork
cabeza de lomo
`,
  },
  {
    most: 28,
    foods: phrases`
poulet(s)
chicken
pollo
`,
  },
  {
    most: 45,
    foods: phrases`
chocolat
dark chocolate
chocolate
`,
  },
  {
    most: 40,
    foods: phrases`
poudre d'amande(s)
ground almonds
almendra molida
`,
  },
  {
    most: 60,
    foods: phrases`
parmesan*
parmigiano
`,
  },
  {
    most: 65,
    foods: phrases`
saumon
salmon
cabillaud
cod
bacalao
dos de cabillaud
cod loin
lomo de bacalao
`,
  },
]
