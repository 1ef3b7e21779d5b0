import { words } from '../name-matcher.ts'

/** Written as names are read: folded, and singular. */
const list = (text: string): ReadonlySet<string> => new Set(words(text))

/**
 * Words that leave a product what it is and about what it costs: freshness, size, origin, label and packing.
 */
export const NEUTRAL_WORDS = list(`
  frais fraiche extra premier superieur standard courant qualite professionnel pro restauration traiteur
  moyen moyenne calibre cal cat categorie piece pc vrac
  bio biologique ab aop aoc igp label tradition traditionnel artisanal maison fermier
  france francais francaise origine orig ue europe italie italien italienne espagne atlantique norvege ecosse bretagne normandie normand provence
  i ii mg kg kilo gr g l lt litre cl ml unite
  sachet barquette bidon boite seau poche bouteille carton colis plateau cagette caisse sac paquet bocal brique bloc pot tube
  plaquette botte tete lot rouleau plaque
  lave lavee ligne 1er
`)

/** Qualities that are written before the head of a name: 'Gros œufs', 'Belle tomate'. */
export const LEADING_WORDS = list(
  'gros grosse petit petite belle beau bon bonne vrai veritable frais fraiche',
)

/**
 * What a bare name means in a kitchen: 'beurre' is 'beurre doux', and no 'beurre d’escargot'. By the first words of the name,
 * longer ones before shorter ones.
 */
export const USUAL_WORDS: readonly (readonly [head: string, usual: ReadonlySet<string>])[] = (
  [
    ['huile olive', 'vierge'],
    ['huile tournesol', 'raffine raffinee friture'],
    ['huile colza', 'raffine raffinee vierge'],
    ['pomme terre', 'consommation chair ferme bintje agata charlotte monalisa primeur brossee'],
    ['champignon paris', 'blanc'],
    ['creme liquide', 'uht entiere fleurette'],
    ['creme fraiche', 'epaisse'],
    ['fromage blanc', 'lisse campagne'],
    ['sucre glace', 'amylace blanc'],
    ['sucre poudre', 'semoule blanc fin'],
    ['sucre semoule', 'blanc fin poudre'],
    ['pois petit', 'fin tres doux'],
    ['haricot vert', 'fin tres'],
    ['vin blanc', 'sec cuisine table'],
    ['vin rouge', 'cuisine table'],
    ['citron vert', 'lime'],
    ['oeuf', 'gros petit poule coquille plein air sol coque'],
    ['beurre', 'doux cremerie gastronomique motte'],
    ['lait', 'entier demi ecreme uht'],
    ['farine', 'ble froment blanche boulangere boulanger'],
    ['sucre', 'semoule poudre blanc cristal cristallise'],
    ['sel', 'fin table cuisine marin'],
    ['poivre', 'noir moulu grain'],
    ['oignon', 'gros jaune'],
    ['ail', 'blanc sec violet'],
    ['echalote', 'longue grise'],
    ['carotte', 'sable fane'],
    ['tomate', 'ronde grappe rouge'],
    ['poireau', 'vert'],
    ['courgette', 'verte'],
    ['aubergine', 'noire violette'],
    ['concombre', 'long hollande vert'],
    ['epinard', 'pousse jeune'],
    ['citron', 'jaune primofiori verna'],
    ['orange', 'jus table navel valencia'],
    ['banane', 'cavendish'],
    ['pomme', 'golden gala'],
    ['fraise', 'gariguette charlotte'],
    ['mozzarella', 'cuisson cossette vache'],
    ['parmesan', 'reggiano parmigiano'],
    ['gorgonzola', 'doux dolce'],
    ['ricotta', 'vache'],
    ['chevre', 'buche'],
    ['miel', 'fleur liquide toute'],
    ['moutarde', 'dijon forte'],
    ['capre', 'capucine vinaigre'],
    ['cornichon', 'vinaigre fin'],
    ['anchois', 'huile filet'],
    ['thon', 'albacore'],
    ['basilic', 'vert grand'],
    ['persil', 'plat'],
    ['menthe', 'verte'],
    ['origan', 'seche'],
    ['cafe', 'grain moulu'],
    ['riz', 'long'],
    ['spaghetti', 'sec ble dur'],
    ['penne', 'rigate ble dur'],
    ['eau', 'plate source minerale'],
    ['saumon', 'entier'],
    ['poulet', 'entier pac jaune blanc'],
    ['chorizo', 'fort'],
  ] as const
).map(([head, usual]) => [words(head).join(' '), list(usual)])
