import type { ProductCategory } from '../catalogue/product-category.ts'

/** Words of rayons, or their beginnings, folded. */
export const RAYONS: [category: ProductCategory, words: RegExp][] = [
  ['Surgelés', /\b(?:surgel|congel|glaces?\b|sorbet|frozen|negatif|-18|tiefkuhl|congelad)/u],
  ['Épices', /\b(?:epices?\b|aromates|herbes sechees|poivres|spice|especias|spezie|gewurze)/u],
  [
    'Poisson',
    /\b(?:poisson|maree|mer\b|coquillage|crustace|fruits de mer|saurisserie|fumaison|fish|seafood|mollusque|pescado|marisco|pesce|fisch)/u,
  ],
  [
    'Viande',
    /\b(?:viande|boucher|boeuf|bovin|veau|porcs?\b|agneau|ovins?\b|volaille|gibier|charcut|triperie|abats|salaison|jambon|canard|lapin|meat|poultry|butcher|saucisse|carne|fleisch|embutido|salumi|wurst)/u,
  ],
  [
    'Crémerie',
    /\b(?:cremerie|cremier|laitier|lait\b|laitage|fromage|bof\b|beurre|oeuf|ovoproduit|yaourt|dairy|cheese|ultra.?frais|lacteo|latticini|molkerei|queso|formaggi|kase\b)/u,
  ],
  [
    'Boissons',
    /\b(?:boisson|vins?\b|biere|spiritueux|alcools?\b|cave\b|champagne|soda|eaux?\b|jus\b|sirop|softs?\b|drink|beverage|wine|beer|cidre|aperitif|whisk|rhum|liqueur|petillant|effervescent|bag in box|bebida|bevande|getranke|vinos?\b|vini\b|wein)/u,
  ],
  [
    'Légumes',
    /\b(?:legume|salades?\b|herbes?\b|champignon|pommes? de terre|tubercule|vegetable|4e gamme|4eme gamme|iveme gamme|crudite|verdura|hortaliza|verdure|gemuse)/u,
  ],
  ['Fruits', /\b(?:fruits?\b|agrume|fruit|frutas?\b|frutta|obst\b)/u],
  [
    'Épicerie',
    /\b(?:epicerie|conserve|pain|boulang|viennois|patiss|biscuit|confiser|dessert|pates?\b|riz\b|farine|huile|vinaigre|condiment|assaisonn|accompagn|cereale|sucre|sec\b|secs\b|grocer|dry|chocolat|confiture|sauce|fonds?\b|aide culinaire|petit.?dej|legumes secs|fruits secs|cafe|the\b|infusion|ultramarinos|drogheria|trocken)/u,
  ],
]

/** A rayon of wines by their colour: 'Rouges', 'Bordeaux blanc', but not 'Fruits rouges' or 'Thon blanc'. */
export const WINES_BY_COLOUR =
  /^(?:(?:les|nos|vins?|aoc|aop|igp|pays|bordeaux|bourgogne|loire|rhone|alsace|provence|languedoc|roussillon|beaujolais|corse|jura|savoie|sud-ouest|d['’]?|d[eu]s?|la|et|&|\/|,|-|secs?|doux|moelleux|monde|france|italie|espagne|rouges?|blancs?|roses?)\s*)+$/u
export const COLOUR = /\b(?:rouges?|blancs?|roses?)\b/u

/** Two categories in one: the name decides. */
export const FRUIT_AND_VEG =
  /fruits?\s*(?:&|et|\/|,|-)\s*legumes|\bf\s*&\s*l\b|\bflg?\b|primeur|legumes?\s*(?:&|et|\/|,|-)\s*fruits|fruit and veg|frutta e verdura|frutas y verduras|obst und gemuse/u
export const DRY = /\b(?:fruits?|legumes?) secs?\b/u

/**
 * Names in which a word stands for something else than alone, with what they are: the milk of a coconut, the butter of
 * a bean. They are read before the single words.
 */
export const PHRASES: [category: ProductCategory, words: RegExp][] = [
  [
    'Épices',
    /\b(?:noix (?:de )?muscade|piments? d['’]espelette|anis etoile|quatre.?epices|graines? de (?:cumin|coriandre|fenouil|moutarde))/u,
  ],
  [
    'Épicerie',
    /\b(?:lait (?:de coco|d['’]?\s?(?:amande|avoine|soja|riz)|concentre|en poudre|de (?:riz|soja|noisette))|creme (?:de coco|de marron|de riz|de sesame|d['’]anchois|balsamique)|beurres? (?:de (?:cacao|cacah\w+|sesame|noisette|pistache)|d['’](?:arachide|amande|anchois))|confiture|confits? d['’]oignon|pains? (?:au|aux|de|d['’]|burger|hamburger|pita)|sucre glace|fonds? (?:blanc|brun|de (?:veau|volaille|gibier|tarte|sauce|poisson|pizza|boeuf|canard))|(?:jus|fumet|bouillon|fond) (?:de |d['’])?(?:viande|veau|roti|volaille|boeuf|cuisson|poisson|agneau|poulet|homard|crustaces)|sirop d['’](?:erable|agave)|(?:eau de )?fleurs? d['’]?\s?oranger|pates? (?:de |d['’])(?:fruits|amande|curry|piment|sesame)|noix de coco (?:rapee|sechee)|noix\b(?! de (?:veau|jambon|porc|boeuf|saint|st|coco|muscade|joue|ribs|cote))|marrons? glaces?|(?:fruits?|ananas|peches?|poires?|abricots?|cerises?|mandarines?|citrons?|oranges?) (?:au sirop|confite?s?)|haricots? (?:blancs?|rouges?|noirs?|secs?|cocos?)\b(?! frais)|feves? de cacao|ble noir|bouchees?|feuille de brick|chips|soupes?|veloutes?|bisques?|coulis|oignons? frits?|eaux? de (?:rose|fleur)|tomates? (?:pelee|concassee|sechee|confite)|arome|sels? (?:fins?|de (?:mer|guerande|table)|gris|gros)|extrait de|poudre a|cafe de|chapelure|gelee de|pate a )/u,
  ],
  [
    'Légumes',
    /\b(?:haricots? beurre|pommes? de terre|(?:tomates?|poivrons?|oignons?|carottes?|betteraves?|aubergines?|choux?|patates?|piments?|radis|asperges?|courges?|endives?|artichauts?|ails?|navets?|salades?(?! (?:de |[0-9] )fruits)|laitues?|chicorees?|thyms?|menthes?|basilics?|verveines?)\b|citronnelle|patates? douces?|choux?.?fleurs?|poires? de terre|coeurs? de palmier|fonds? d['’]artichaut|coeurs? d['’]artichaut|langue de boeuf \(champ|pieds? de mouton|trompettes? de la mort|oreilles? de judas|pleurotes?|feuilles? de chene|melisse|pois (?:gourmands?|mange.?tout)|petits? pois|mais doux|feves? fraiches?|salicornes?)/u,
  ],
  [
    'Boissons',
    /\b(?:cremes? de (?:cassis|mure|peche|framboise|menthe|cacao|chataigne|fraise|banane)\b|cotes? (?:du |de |d['’])(?:rhone|provence|bergerac|blaye|bourg|gascogne|duras|thongue|roussillon|jura|auvergne|toul|beaune|brouilly|nuits)|saint.?emilion|eaux? de vie|vins? (?:blanc|rouge|rose|cuit|jaune|de )|jus (?:de|d['’]))/u,
  ],
  [
    'Poisson',
    /\b(?:oeufs? (?:de |d['’])(?:saumon|truite|lompe?|lump|poisson|cabillaud|hareng|capelan|esturgeon)|(?:thons?|thon blanc|germon)\b(?! a l['’]huile)|noix de (?:saint|st).?jacques|araignees? de mer|truites? (?:saumonee|fumee)|blancs? de seiche|filets? de (?:bar|rouget|perche|sandre|merlan)|barbue|loups? de mer|bigorneau|langue de morue|joues? de (?:lotte|cabillaud|raie))/u,
  ],
  [
    'Viande',
    /\b(?:fromages? de tete|(?:poires?|merlans?|noix|coeurs?|joues?|langues?|queues?|plats? de cotes?|aiguillettes?|onglets?) de (?:boeuf|veau|porc|bovin)|boeuf bourguignon|coq au vin|noix de (?:jambon|joue|cote)|blancs? de (?:poulet|dinde|volaille)|boudins? (?:blanc|noir)|araignees? de (?:porc|boeuf|veau)|souris d['’]agneau|pieds? de (?:porc|veau|cochon)|oreilles? de (?:porc|cochon)|saucissons?|saucisses?)/u,
  ],
  [
    'Crémerie',
    /\b(?:fromages? (?:blanc|de)|blancs? d['’]oeufs?|oeufs? (?:durs?|entiers?|frais|coquille|plein|bio|de (?:poule|caille))|laits? (?:entier|demi|ecreme|uht|frais|cru)|beurres? (?:doux|demi|sale)|tome\b|tomme\b|skyr|petits? suisses?)/u,
  ],
  [
    'Fruits',
    /\b(?:noix de coco|noix fraiches?|raisins? (?:muscat|blanc|noir|rose)\b|citrons? caviar|oranges? sanguines?|pommes? (?:golden|gala|granny)|fruits? rouges?|salades? (?:de |d['’]|[0-9] )fruits|melons? (?:vert|jaune|charentais)|nectarines?)/u,
  ],
]

/** Beginnings of words of names: only a guess, which the user sees as such. */
export const NAMES: [category: ProductCategory, words: RegExp][] = [
  [
    'Épicerie',
    /\b(?:confiture|marmelade|miel\b|farine|semoule|riz\b|pates\b|sucre|huile|vinaigre|gros sel|fleur de sel|sels? (?:fin|de|gris)|moutarde|ketchup|mayonnaise|sauce|chocolat|cacao|cafe\b|the (?:noir|vert)|biscuit|madeleine|pains?\b|brioche|croissant|levure|lentille|pois (?:chiche|casse)|cereale|muesli|fond de|bouillon|olive|cornichon|capre|tomates? pelee|concentre|coulis|puree|compote|nutella|cookie|cakes?\b|tarte|biscotte|quinoa|boulgour|couscous|polenta|pruneau|raisins? secs?|abricots? secs?|figues? sech|baba|chutney|nougat|gaufre|macaron|soupe|veloute|crepe)/u,
  ],
  [
    'Boissons',
    /\b(?:jus\b|vins?\b|bieres?\b|eaux?\b(?! de (?:fleur|rose))|coca\b|soda|colas?\b|limonade|sirop|champagne|cremant|cidre|rhum|whisky|vodka|gin\b|pastis|liqueur|aoc\b|aop (?:rouge|blanc|rose)|chablis|bordeaux|bourgogne|sancerre|nectars?\b|the glace|ice tea|ipa\b|pils|stout|riesling|pinot|gewurz|sylvaner|muscat\b|muscadet|syrah|merlot|cabernet|chardonnay|sauvignon|viognier|gamay|chinon|beaujolais|prosecco|fut \d)|\b(?:rouge|blanc|rose)\b.*\b(?:19|20)\d\d\b/u,
  ],
  [
    'Épices',
    /\b(?:epice|poivres?\b|curry|paprika|cumin|curcuma|cannelle|muscade|safran|girofle|ras el|origan|laurier sec|piment (?:d|moulu|en poudre)|badiane|cardamome)/u,
  ],
  [
    'Crémerie',
    /\b(?:laits?\b|beurre|cremes?\b|fromage|yaourt|oeufs?\b|emmental|comtes?\b|mozzarella|parmesan|chevres?\b|bries?\b|camembert|roquefort|mascarpone|ricotta|faisselle|gruyere|reblochon|burrata|bleu d|crottin|cantal\b|munster|epoisses|feta\b|raclette)/u,
  ],
  [
    'Poisson',
    /\b(?:saumon|cabillaud|lieus?\b|merlu|thons?\b|bars?\b|daurade|dorade|soles?\b|turbot|lotte|truite|maquereau|sardine|anchois|crevette|gambas|homard|langoust|moules?\b|huitre|(?:saint|st).?jacques|poulpe|calamar|encornet|seiche|hareng|eglefin|colins?\b|raies?\b|rouget|poisson|crabe|tourteau|bulot|caviar|morue|(?:saint|st).?pierre)/u,
  ],
  [
    'Viande',
    /\b(?:boeuf|veaux?\b|porcs?\b|agneau|poulet|dinde|canard|magret|foie gras|jambon|lardon|merguez|chorizo|bacon|entrecote|faux.?filet|rumsteck|onglet|bavette|paleron|gigot|chipolata|pintade|cailles?\b|lapin|coqs?\b|volaille|rosette|andouille|coppa\b|pancetta|salami)/u,
  ],
  [
    'Fruits',
    /\b(?:pommes?\b(?! (?:de terre|dauphine|noisette|paille|duchesse|allumette|frite))|poires?\b|bananes?\b|oranges?\b|citrons?\b|clementine|mandarine|pamplemousse|fraises?\b|framboise|myrtille|mures?\b|groseille|cassis|cerises?\b|abricot|peches?\b|nectarine|prunes?\b|raisins?\b|kiwi|ananas|mangues?\b|melons?\b|pasteque|figues?\b|dattes?\b|grenades?\b|litchi|fruits?\b|coings?\b|rhubarbe|avocats?\b)/u,
  ],
  [
    'Légumes',
    /\b(?:tomate|carotte|oignon|echalote|ails?\b|pommes? de terre|courgette|aubergine|poivron|concombre|salade|laitue|mache\b|roquette|epinard|choux?\b|brocoli|poireau|celeri|navet|radis|betterave|haricot|petits? pois|asperge|artichaut|champignon|cepe|girolle|persil|ciboulette|basilic|coriandre|menthe|aneth|estragon|thym|romarin|endive|fenouil|potiron|potimarron|butternut|courge|panais|topinambour|patate|mesclun|blette|cresson|gingembre)/u,
  ],
]

/** Frozen is frozen, wherever the name says it. */
export const FROZEN_NAME = /\b(?:surgel|glaces? (?:a|au|aux|vanille|chocolat)\b|sorbet|creme glacee|sgl\b)/u
/** Forms of meat that also exist of fish and of vegetables: only without another word. */
export const CUTS =
  /\b(?:joue|epaule|carre d|filet mignon|araignee|steak|hache|boudin|poitrine|travers|echine|cotes? |tete de veau|rognon|foie|paupiette|pate de|terrine|rillette|saucisse|saucisson)/u
/** What comes behind is in the product or beside it, and does not say what it is: 'Poulet au cidre'. */
export const FLAVOUR = /\s(?:aux?|a l[a' ]|avec|saveur|gout|parfum\w*|arome|facon|et|sauce)(?![\p{L}\d])/u

/** Cleaning goods and what a table is laid with, by the name. */
export const NOT_FOOD =
  /\b(?:(?:eaux? de )?javel|lessive|detergent|degraissant|desinfectant|detartrant|decapant|nettoyant|(?:liquides?|produits?|poudres?|pastilles?|tablettes?|gels?|sels?)\b[^,;]{0,20}\b(?:vaisselle|rincage|entretien|menagers?|lavage|lave|mains|sols?|vitres|adoucisseur|regenerant)\b|vaisselle|(?:alcool|vinaigre)[^,;]{0,12} menager|alcool a bruler|savons?\b|eponges?\b|sacs? (?:a |de )?poubelles?|poubelles?|essuie.?(?:tout|main)s?|papiers? (?:toilette|hygienique|alu|sulfurise|cuisson|thermique)|film (?:etirable|alimentaire|alu)|gants? (?:latex|nitrile|vinyle|jetable|a usage)|serpilliere|balais?\b|lavettes?\b|lingettes?\b|serviettes?\b|gobelets?\b|insecticide|desodorisant|blocs? wc|creme a recurer|tampons? (?:a )?recurer|porcelaine|bleach|washing.?up|dishwasher|toilet paper|bin (?:bags|liners))/u
/** The same by the rayon. */
export const NOT_FOOD_RAYON =
  /\b(?:entretien|menagers?\b|hygiene|nettoyage|droguerie|jetables?\b|usage unique|non.?(?:alimentaire|food)|papeterie|emballages?\b|art de la table|cleaning|janitorial|disposables?|limpieza|pulizia|detersiv|reinigung|hygiene)/u
/** Rayons of dishes that are named by an ingredient. */
export const OF_DISHES = /\bsalades? (?:traiteur|compos|repas)|\bsauces? salades?/u
/** Headings that end the rayon above without naming one. */
export const NO_RAYON =
  /^(?:divers|autres?(?: produits)?|promotions?|promos?|nouveautes?|materiel|accessoires)$/u
