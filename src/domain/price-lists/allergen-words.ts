import type { Allergen } from '../allergens/allergen.ts'

/**
 * How labels name the fourteen of annex II of Regulation (EU) No 1169/2011 and what is made of them, folded: French and
 * English, and the words of Spanish, Italian and German lists.
 */
export const ALLERGEN_WORDS: Record<Allergen, RegExp> = {
  Gluten:
    /gluten|\bbles?\b|froment|seigle|\borges?\b|avoine|epeautre|kamut|triticale|\bmalt(?:s|ee?s?)?\b|seitan|boulgour|couscous|chapelure|wheat|barley|\brye\b|\boats?\b|spelt|cereales?\b|\btrigo\b|cebada|frumento|\bgrano\b|weizen|gerste|roggen|\bhafer\b|glutine/u,
  Crustacés:
    /crustac|crostacei|krebstier|crevette|crabe|homard|langoust|gambas|ecrevisse|tourteau|shellfish|shrimp|prawn|lobster|\bcrabs?\b|crayfish/u,
  Œufs: /\boeufs?\b|\beggs?\b|\bovo|\bhuevos?\b|\buov[ao]\b|\beier\b/u,
  Poisson:
    /\bpoissons?\b|\bfish\b|anchois|\bthons?\b|saumon|cabillaud|morue|\bcolins?\b|merlu|truite|sardine|maquereau|hareng|daurade|dorade|\bturbots?\b|espadon|surimi|caviar|nuoc.?mam|\btuna\b|salmon|\bcod\b|anchov|pescado|\bpesce\b|\bfisch\b/u,
  Arachides: /arachide|cacah|peanut|groundnut|arachidi|erdnu/u,
  Soja: /\bsoja|\bsoya?\b|\bsoia\b|\btofu\b|edamame|\bmiso\b|tempeh|tamari/u,
  Lait: /\blaits?\b|\blaiti|\blaitage|lactos|lacteo|\bmilk|\bbeurres?\b|babeurre|\bcremes?\b|fromage|mascarpone|yaourt|yogh?ourt|yogh?urt|ricotta|mozzarella|parmesan|parmigiano|emmental|caseine|caseinate|\bwhey\b|\bghee\b|dairy|\bcheese|\bbutter\b|\bcream\b|\bleche\b|\blatte\b|\bmilch/u,
  'Fruits à coque':
    /fruits? a coques?|\bcoque\b|amande|noisette|\bnoix\b|cajou|pecan|macadamia|pistache|pralin|gianduja|frangipane|massepain|marzipan|tree ?nuts?|\bnuts?\b|almond|hazelnut|walnut|cashew|pistachio|frutta a guscio|schalenfruchte|frutos (?:secos )?de cascara/u,
  Céleri: /celeri|celery|\bsedano\b|\bapio\b|sellerie/u,
  Moutarde: /moutarde|mustard|senape|mostaza|\bsenf\b/u,
  Sésame: /sesam|\btahin|gomasio/u,
  Sulfites:
    /sulfit|sulphit|solfit|\bso2\b|dioxyde de soufre|anhydride sulfureux|sulphur dioxide|\be ?-?22[0-8]\b/u,
  Lupin: /lupin|altramu/u,
  Mollusques:
    /mollus|\bmoules?\b|huitre|calamar|encornet|seiche|poulpe|pieuvre|escargot|\bst.?jacques|saint.?jacques|petoncle|palourde|\bbulots?\b|bigorneau|\bsquid|octopus|mussel|oyster|scallop|\bclams?\b|weichtier/u,
}

/** What does not contain the thing that it is named by, and what it does name. */
export const NOT_WHAT_THEY_NAME: [words: RegExp, named: string][] = [
  [/\blaits? (?:vegeta\p{L}+|d['’]\s?|de (?=coco|riz|soja|noisette|noix|amande|avoine))/gu, ' '],
  [/(?<=\b(?:coconut|rice|almond|soya?|oat|hazelnut|cashew)) milk\b/gu, ' '],
  [
    /\bbeurres? (?:d['’]\s?(?=cacah|arachide|amande)|de (?=cacao|cacah|karite|noisette|noix|amande|sesame))/gu,
    ' ',
  ],
  [/(?<=\b(?:cocoa|peanut|shea|almond)) butter\b/gu, ' '],
  [
    /\bcremes? (?:de (?=riz|coco|marron|cassis|soja|sesame|tartre|noisette|amande)|d['’](?=anchois|avoine))/gu,
    ' ',
  ],
  [/\bnoix (?:de )?(?:muscade|coco|veau|jambon|porc|boeuf|joue)\b/gu, ' '],
  [/\bnoix (?:de )?(?=(?:saint|st).?jacques)/gu, ' '],
  [/\b(?:bles? noirs?|buckwheat)\b/gu, ' '],
  [/\boeufs? (?:de |d['’])(?=saumon|truite|poisson|cabillaud|morue|hareng)/gu, ' '],
  [/\boeufs? (?:de |d['’])?(?:lompe?|lump|capelan|esturgeon)\b/gu, ' poisson '],
  [/\boeufs? (?:a la )?coque\b/gu, ' oeuf '],
  [/\bfish roe\b/gu, ' fish '],
]
