/** Folded words for portions, as parts of an expression. */
export const GUESTS = String.raw`(?:portions?|personnes?|pers\b\.?|pax|couverts?|cvts?\b\.?|convives?|rations?|parts?|servings?|raciones|comensales|assiettes|people|personas?|covers|portionen|personen|porzion[ei]|persone|coperti)`
export const PIECES = String.raw`(?:pieces?|pcs?\b\.?|unites?|units|unidades|uds?\b\.?|piezas)`
/** Trays and moulds, which hold several portions. */
export const HOLDERS = String.raw`(?:plaques?|plateaux|moules?|grilles?|cadres?|cercles?|bacs?|plats?|trays?|tins?|bandejas?|moldes?)`
/** What a bakery or a caterer counts. */
export const GOODS = String.raw`(?:barquettes?|verrines?|bocaux|gateaux|tartes?|tartelettes?|entremets|buches?|pains?|petits pains|baguettes?|brioches?|croissants?|viennoiseries|choux|eclairs?|macarons?|cookies|muffins?|tranches?|loaves|cakes?|financiers?|madeleines?|burgers?|sandwich(?:e?s)?|wraps?|bowls?|bols?|brochettes?|canapes?|mignardises?|bouchees?|pizzas?|crepes?|galettes?|gaufres?|quiches?|tourtes?|terrines?|cocottes?|cassolettes?|ramequins?|flans?|sables?|petits fours|boules?|loaves|buns|pastries|slices|bocadillos|tapas|coupes?)`
