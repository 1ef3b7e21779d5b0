import { foldForSearch } from '../../catalogue/fold-for-search.ts'

/** Verbs that sentences of a method begin with, folded. */
const VERBS = new Set(
  `abaisser ajouter aplatir appliquer arreter arroser assaisonner assembler attendre barder battre
  beurrer blanchir blondir bouillir bouler braiser brider canneler carameliser casser chauffer
  chemiser chinoiser ciseler clarifier coller colorer compoter concasser conditionner confire
  conserver controler coucher couler couper couvrir cremer crever cuire debarrasser debiter decanter
  decongeler decorer decouper decouvrir degazer degermer deglacer degorger degraisser delayer demouler
  denoyauter desosser dessaler dessecher detailler detendre detremper disposer diviser dorer dresser
  ecailler ecosser ecraser ecumer effeuiller effiler egoutter emincer emonder emulsionner enfourner
  enlever enrober entreposer envelopper eplucher etaler etuver evider faconner faire farcir fariner
  ficeler filmer filtrer finir flamber foisonner foncer fondre fouetter frire garder garnir glacer
  gratiner griller habiller hacher hydrater imbiber inciser incorporer infuser laisser larder laver
  lever lier lisser macerer maintenir mariner masser melanger mettre mijoter mixer monder monter
  mouiller napper nettoyer ouvrir paner parer parfumer parsemer passer peler petrir piler pincer
  piquer placer plier plonger pocher poeler poser pousser prechauffer prelever preparer presser
  quadriller rafraichir raidir ramollir raper realiser rechauffer rectifier reduire refroidir
  rehydrater relever remettre remonter remplir remuer renverser reserver retirer retourner rincer
  rissoler rotir rouler sabler saisir saler sangler saupoudrer sauter secher seler serrer servir
  singer sortir stocker suer surgeler surveiller tailler tamiser tamponner tapisser temperer terminer
  torrefier tourner trancher travailler tremper trier turbiner utiliser vanner verifier verser vider
  zester
  mezclar anadir cocer hornear batir dejar reservar cortar calentar enfriar conservar guardar`.split(/\s+/u),
)
const ENGLISH =
  /^(?:mix|add|bake|cook|serve|keep|chill|simmer|whisk|pour|heat|preheat|refrigerate|strain|stir|leave|let|remove)\b.* (?:the|with|until|in|at|for|and|to|on)\b/u
const OPENS = /^(?:puis|ensuite|enfin|ne pas|hors du feu|au dernier moment|a l'envoi|a ebullition)[ ,]/u
const STATE =
  /^(?:cuisson|repos|refroidissement|conservation|maintien|stockage|surgelation|remise en temperature)\b.*\d/u
const MEASURED = /\d ?(?:°|degres?|min\b|mn\b|minutes?|h\b|heures?|sec\b)/u

/** Whether a text is a sentence of the method: 'Cuire 20 min à 180 °C', '2. Laissez reposer', 'Servir avec un coulis'. */
export function isMethodSentence(text: string): boolean {
  const words = foldForSearch(text)
    .replaceAll('’', "'")
    .replace(/^\s*(?:(?:etape )?\d{1,2}\s*[.):/–-]+|[-–•*·])\s*/u, '')
    .trim()
  const [first = '', second] = words.split(/[\s,']+/u)
  if (second === undefined) return false
  const isVerb = VERBS.has(first) || (/^\p{L}{3,}ez$/u.test(first) && words.split(/\s+/u).length > 2)
  return isVerb || ENGLISH.test(words) || OPENS.test(words) || STATE.test(words)
}

/** Whether it says for how long or how hot. */
export const isTimed = (text: string): boolean => MEASURED.test(foldForSearch(text))
