import { phrases } from '../../words/word-list.ts'

/** What makes a dish of a food, in its name: 'Salade niçoise', 'Tomates farcies', 'Poulet du chef'. */
export const DISHES = phrases`
salade(s) [de|d'|aux|au|a la|cesar|caesar|nicoise|grecque|composee|piemontaise|landaise|lyonnaise|italienne|russe|tiede|paysanne|perigourdine|nordique|marocaine|mexicaine|mixte|gourmande|repas|fraicheur|vegetarienne]
farcie(s)
farci(s)
mimosa
cocotte
parfait(s) aux
basquaise
parmentier
meuniere
[grand|grands][-| ]mere
bonne femme
provencale
a la
a l'
facon
florentine
milanaise
bolognaise
carbonara
bourguignon(ne)
forestier
forestiere
chasseur
normande
marengo
tandoori
teriyaki
thai
au curry
en croute
en papillote
en gelee
en cocotte
tatin
melba
belle helene
wellington
rossini
benedicte
du [chef|jour|midi|dimanche|marche|moment|soir|patron]
de [mamie|meme|maman|mamy|grand-mere|ma grand-mere|saison]
revisite(e)(s)
crumble
burger
tartare
carpaccio
ceviche
wok
brochettes
`
