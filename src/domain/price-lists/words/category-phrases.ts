import { phrases } from '../../words/word-list.ts'

export const SPICE_PHRASES = phrases`
noix (de )muscade
piment(s) d['|’]espelette
anis etoile
quatre(?)epices
graine(s) de [cumin|coriandre|fenouil|moutarde]
`

export const GROCERY_PHRASES = phrases`
lait [de coco|d('|’)(<blank>)[amande|avoine|soja|riz]|concentre|en poudre|de [riz|soja|noisette]]
creme [de coco|de marron|de riz|de sesame|d['|’]anchois|balsamique]
beurre(s) [de [cacao|cacah<letters>|sesame|noisette|pistache]|d['|’][arachide|amande|anchois]]
confiture
confit(s) d['|’]oignon
pain(s) [au|aux|de|d['|’]|burger|hamburger|pita]
sucre glace
fond(s) [blanc|brun|de [veau|volaille|gibier|tarte|sauce|poisson|pizza|boeuf|canard]]
[jus|fumet|bouillon|fond] (de |d['|’])[viande|veau|roti|volaille|boeuf|cuisson|poisson|agneau|poulet|homard|crustaces]
sirop d['|’][erable|agave]
(eau de )fleur(s) d('|’)(<blank>)oranger
pate(s) [de |d['|’]][fruits|amande|curry|piment|sesame]
noix de coco [rapee|sechee]
noix¦{not  de [veau|jambon|porc|boeuf|saint|st|coco|muscade|joue|ribs|cote]}
marron(s) glace(s)
[fruit(s)|ananas|peche(s)|poire(s)|abricot(s)|cerise(s)|mandarine(s)|citron(s)|orange(s)] [au sirop|confit(e)(s)]
haricot(s) [blanc(s)|rouge(s)|noir(s)|sec(s)|coco(s)]¦{not  frais}
feve(s) de cacao
ble noir
bouchee(s)
feuille de brick
chips
soupe(s)
veloute(s)
bisque(s)
coulis
oignon(s) frit(s)
eau(x) de [rose|fleur]
tomate(s) [pelee|concassee|sechee|confite]
arome
sel(s) [fin(s)|de [mer|guerande|table]|gris|gros]
extrait de
poudre a
cafe de
chapelure
gelee de
pate a<space>
`

export const DRINK_PHRASES = phrases`
creme(s) de [cassis|mure|peche|framboise|menthe|cacao|chataigne|fraise|banane]¦
cote(s) [du |de |d['|’]][rhone|provence|bergerac|blaye|bourg|gascogne|duras|thongue|roussillon|jura|auvergne|toul|beaune|brouilly|nuits]
saint(?)emilion
eau(x) de vie
vin(s) [blanc|rouge|rose|cuit|jaune|de ]
jus [de|d['|’]]
`

export const FISH_PHRASES = phrases`
oeuf(s) [de |d['|’]][saumon|truite|lomp(e)|lump|poisson|cabillaud|hareng|capelan|esturgeon]
[thon(s)|thon blanc|germon]¦{not  a l['|’]huile}
noix de [saint|st](?)jacques
araignee(s) de mer
truite(s) [saumonee|fumee]
blanc(s) de seiche
filet(s) de [bar|rouget|perche|sandre|merlan]
barbue
loup(s) de mer
bigorneau
langue de morue
joue(s) de [lotte|cabillaud|raie]
`

export const MEAT_PHRASES = phrases`
fromage(s) de tete
[poire(s)|merlan(s)|noix|coeur(s)|joue(s)|langue(s)|queue(s)|plat(s) de cote(s)|aiguillette(s)|onglet(s)] de [boeuf|veau|porc|bovin]
boeuf bourguignon
coq au vin
noix de [jambon|joue|cote]
blanc(s) de [poulet|dinde|volaille]
boudin(s) [blanc|noir]
araignee(s) de [porc|boeuf|veau]
souris d['|’]agneau
pied(s) de [porc|veau|cochon]
oreille(s) de [porc|cochon]
saucisson(s)
saucisse(s)
`

export const DAIRY_PHRASES = phrases`
fromage(s) [blanc|de]
blanc(s) d['|’]oeuf(s)
oeuf(s) [dur(s)|entier(s)|frais|coquille|plein|bio|de [poule|caille]]
lait(s) [entier|demi|ecreme|uht|frais|cru]
beurre(s) [doux|demi|sale]
tome¦
tomme¦
skyr
petit(s) suisse(s)
`

export const WORDS_BEFORE_FLAVOUR = phrases`
au(x)
a l[a|'| ]
avec
saveur
gout
parfum*
arome
facon
et
sauce
`
