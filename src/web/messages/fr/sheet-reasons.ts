import type { SheetReason } from '#domain/sheet-files/verdict/sheet-reason.ts'
import type { StatedFigure } from '#domain/sheet-files/lines/line-reason.ts'
import type { CostCause } from '#domain/sheet-imports/stored-costs.ts'

/** Why a sheet of a file is to be looked at, and why a file was not read. */
export const sheetReasons = {
  reasons: {
    'name-missing': 'Ligne {row}\u00a0: des chiffres, et pas de nom.',
    'price-missing': 'Ligne {row}, {name}\u00a0: {amount} × ?\u00a0: pas de prix.',
    'quantity-missing': 'Ligne {row}, {name}\u00a0: pas de quantité.',
    'unit-missing': 'Ligne {row}, {name}\u00a0: {amount}, sans unité.',
    'quantity-unclear': 'Ligne {row}, {name}\u00a0: quantité à vérifier ({amount}).',
    'price-unclear': 'Ligne {row}, {name}\u00a0: le prix n’est pas un chiffre que nous lisons.',
    'loss-unclear':
      'Ligne {row}, {name}\u00a0: perte ou rendement «\u00a0{written}\u00a0», lu comme {computed} de perte\u00a0: à vérifier.',
    'loss-unproven':
      'Colonne {columns} ({others})\u00a0: rien ne dit si vos quantités sont avant ou après cette perte\u00a0; elle n’est pas comptée.',
    'units-unrelated':
      'Ligne {row}, {name}\u00a0: {amount}, et un prix pour {priceUnit}\u00a0: rien ne dit comment passer de l’un à l’autre.',
    'price-unit-unknown': 'Ligne {row}, {name}\u00a0: rien ne dit pour quelle unité est le prix.',
    'line-cost-differs': 'Ligne {row}, {name}\u00a0: votre fichier dit {stated}, le calcul donne {computed}.',
    'total-leaves-out-lines':
      'Votre total oublie {count, plural, one {la ligne {rows}} other {les lignes {rows}}}\u00a0: {lost}.',
    'total-counts-twice': 'Votre total compte {computed} deux fois.',
    'figure-differs': '{figure}\u00a0: votre fichier dit {stated}, le calcul donne {computed}.',
    'pack-price-as-unit-price': 'Ligne {row}, {name}\u00a0: {price}, qui semble être le prix du colis.',
    'grams-for-kilos': 'Ligne {row}, {name}\u00a0: {amount}\u00a0: des grammes lus en kilos, ou l’inverse.',
    'price-unlike-others': 'Ligne {row}, {name}\u00a0: {price}, loin de son prix dans vos autres fiches.',
    'price-unlikely': 'Ligne {row}, {name}\u00a0: {price}, bien plus que ce que ce produit coûte.',
    'quantity-unlikely':
      'Ligne {row}, {name}\u00a0: {amount} pour {portions, plural, one {# portion} other {# portions}}, bien plus qu’un plat n’en prend.',
    'portions-missing': 'Le coût d’une portion y est ({stated}), pas le nombre de portions.',
    'portions-unclear':
      'Vos quantités semblent être pour une personne, et la fiche en compte {portions, number}\u00a0: corrigez les portions si le coût est celui d’une seule.',
    'price-of-measure':
      'Case {cell}\u00a0: un prix de vente de {stated} au kilo ou au litre, et le fichier ne dit pas combien la fiche en donne\u00a0: il reste dans les notes.',
    'title-unclear': 'Le titre est «\u00a0{name}\u00a0», ou bien {others}\u00a0?',
    'title-twice':
      'Une autre fiche de cet onglet s’appelle aussi «\u00a0{name}\u00a0» (case {cell})\u00a0: les deux sont gardées, donnez-leur des titres différents.',
    'lines-too-many':
      'Cette fiche a {portions, number} lignes\u00a0: les 500 premières sont lues, les autres ne le sont pas.',
    'several-readings':
      'Plusieurs lectures donnent les mêmes montants\u00a0: vérifiez les colonnes {columns}.',
    'columns-unread':
      'Une autre version du plat, colonnes {columns} ({others})\u00a0: elle n’est pas importée.',
    'dishes-unclear':
      'Colonnes {columns}{others, select, none {} other { ({others})}}\u00a0: elles semblent nommer plusieurs plats, lus ici comme une seule fiche.',
    'portion-costs-alone':
      'Colonne {columns}\u00a0: ce que chaque ligne coûte par portion, sans prix d’achat\u00a0: nous n’en tirons aucun prix.',
    'charges-left':
      'Le fichier compte aussi\u00a0: {charges}. Gramme ne {charged, plural, one {le} other {les}} compte pas dans le coût matière.',
    'part-of-total':
      'Case {cell}\u00a0: un total de {stated} additionne ce tableau et d’autres, qui sont peut-être les parties d’un même plat\u00a0: chacune devient une fiche.',
    'value-unknown':
      'Case {cell}\u00a0: sa valeur n’est pas dans le fichier (erreur, lien vers un autre classeur, ou formule enregistrée sans son résultat).',
    'circular-reference': 'Case {cell}\u00a0: sa formule revient à elle-même.',
    'other-currency': 'Les montants sont en {currency}, pas en euros\u00a0: les prix ne sont pas repris.',
    'prices-with-tax': 'Les prix d’achat sont TTC.',
    'total-missing': 'Votre fichier n’a pas de total\u00a0: rien ne prouve la lecture.',
    'prices-missing': 'Aucun prix dans cette fiche.',
    'lines-missing': 'Aucun ingrédient n’a été trouvé.',
    'rows-apart':
      'Ligne {row}, {name}\u00a0: loin des autres lignes de cette fiche dans votre fichier. En est-elle bien\u00a0?',
    'maybe-preparation':
      'Ligne {row}, {name}, à {price}\u00a0: lu comme un produit acheté. Ou est-ce votre fiche «\u00a0{name}\u00a0»\u00a0?',
    'maybe-bought':
      'Ligne {row}, {name}, à {price}\u00a0: lu comme votre fiche, qui coûte {computed}. Ou est-ce un produit acheté\u00a0?',
    'preparation-circle': 'Cette fiche se contient elle-même\u00a0: {path}.',
  } satisfies Record<SheetReason['reason'], string>,
  /** What a sheet will cost once it is imported, and why not what its file says. */
  storedCost:
    '{exact, select, yes {Juste dans le fichier} other {Dans le fichier}}\u00a0: {stated}. Enregistrée à {computed}{incomplete, select, yes {, coût incomplet} other {}}\u00a0: {causes}.',
  storedCauses: {
    'file-price': 'le prix de «\u00a0{name}\u00a0», {price} ({own} ici), vient de {source}',
    'sheet-price':
      'le prix de «\u00a0{name}\u00a0», {price} ({own} ici), vient de la fiche «\u00a0{source}\u00a0»',
    'account-price': 'le prix de «\u00a0{name}\u00a0», {price} ({own} ici), est celui de votre compte',
    preparation: '«\u00a0{name}\u00a0» est votre fiche, à {price} ({own} ici)',
    loss: 'la perte de «\u00a0{name}\u00a0» est comptée par la formule de vos Paramètres',
    'yield-missing':
      '«\u00a0{name}\u00a0» est votre fiche, qui ne dit pas combien elle donne, et reste sans coût',
    'no-cost': '«\u00a0{name}\u00a0» reste sans coût',
  } satisfies Record<CostCause, string>,
  storedOthers:
    '{causes}{others, plural, =0 {} one {\u00a0; et # autre ligne} other {\u00a0; et # autres lignes}}',
  /** What the file has where a figure or a unit can be read in two ways, or in none. */
  quantityWritten:
    'Ligne {row}, {name}\u00a0: votre fichier dit «\u00a0{written}\u00a0», lu {amount}\u00a0: quantité à vérifier.',
  quantityUnread:
    'Ligne {row}, {name}\u00a0: «\u00a0{written}\u00a0» n’est pas une quantité que nous lisons.',
  priceWritten:
    'Ligne {row}, {name}\u00a0: votre fichier dit «\u00a0{written}\u00a0», lu {price}\u00a0: prix à vérifier.',
  priceUnread: 'Ligne {row}, {name}\u00a0: «\u00a0{written}\u00a0» n’est pas un prix que nous lisons.',
  unitWritten:
    'Ligne {row}, {name}\u00a0: {amount} «\u00a0{written}\u00a0»\u00a0: quelle unité est-ce\u00a0?',
  /** Of several lines that cost the same, one is left out. */
  leavesOutOneOf: 'Votre total oublie l’une des lignes {rows}\u00a0: {lost}.',
  /** Of a sheet that has nothing else to look at. */
  totalMissingAlone:
    'Ses lignes font {computed}. Votre fichier n’a pas de total à comparer\u00a0: rien ne prouve la lecture.',
  /** The only number of portions that fits. */
  portionsOther:
    'La fiche est pour {portions, number}, et compte aussi {likely, number}\u00a0: corrigez les portions si les quantités sont pour {likely, number}.',
  /** '(6 pièces)', '6 à 8 personnes': one text for two numbers. */
  portionsWritten:
    '«\u00a0{written}\u00a0»\u00a0: {portions, plural, one {# portion} other {# portions}}, ou {likely, plural, one {une seule} other {{likely, number}}}\u00a0? Lu comme {portions, number}\u00a0: corrigez les portions si c’est {likely, plural, one {une seule} other {{likely, number}}}.',
  portionsLikely:
    'Le coût d’une portion y est ({stated}), pas le nombre de portions\u00a0: {likely, number} iraient.',
  lost: '{amount} en tout',
  lostPerPortion: '{amount} la portion',
  figures: {
    total: 'Total',
    'total-ttc': 'Total TTC',
    'portion-cost': 'Coût d’une portion',
    coefficient: 'Coefficient',
    margin: 'Marge',
    'margin-percent': 'Taux de marge',
    'cost-percent': 'Ratio matières',
    'price-ttc': 'Prix TTC',
    vat: 'TVA',
    'net-quantity': 'Quantité nette, case {cell}',
    'quantity-total': 'Total des quantités, case {cell}',
  } satisfies Record<StatedFigure, string>,
  titleMissing: 'Aucun titre dans le fichier\u00a0: «\u00a0{name}\u00a0» est le nom de l’onglet.',
  quoted: '«\u00a0{title}\u00a0»',
  charge: '{name} {amount}',
  noAmount: 'sans montant',
  nameless: 'sans nom',
  noQuantity: '?',
  countOf: '{quantity} × {one}',
  noUnit: 'une unité inconnue',
  perUnit: '{price} / {unit}',
} as const
