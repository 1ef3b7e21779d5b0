import { pairs } from './pairs.ts'

/** Rows that are the product of the name, as a kitchen means it. */
export const SAME_PRODUCTS = pairs(`
Œuf | Oeufs frais calibre moyen plein air x180
Oeufs | Œuf
Œuf | Gros œufs frais bio 63/73
Œufs plein air | Oeufs frais plein air 53/63 colis de 180
Beurre | Beurre doux 82 % MG plaquette 250 g
Beurre doux | Beurre
Beurre doux | Beurre doux gastronomique 500g | ELLE & VIRE
Beurre demi-sel | Beurre demi-sel 250 g
Lait | Lait entier UHT brique 1 L
Lait | Lait demi-écrémé UHT 1L | LACTEL
Lait entier | Lait frais entier bouteille 1 L
Lait demi écrémé | Lait demi-écrémé bio 1 litre
Crème liquide | Crème liquide entière UHT 35 % 1 L
Crème liq. | Crème liquide 35 % MG
Crème épaisse | Crème épaisse 30 % seau 5 kg
Crème fraîche | Crème fraîche épaisse 30% 5L
Farine | Farine de blé T55 sac 25 kg
Farine T45 | Farine de froment T45 1 kg
Farine | Farine blanche boulangère T65 25kg
Farine de sarrasin | Farine de sarrasin 1 kg
Sucre | Sucre semoule 1 kg
Sucre | Sucre en poudre sachet 1 kg | DADDY
Sucre glace | Sucre glace amylacé 1kg
Sucre roux | Sucre roux 1 kg
Sel | Sel fin de table 1 kg
Sel | Sel marin fin 10 kg
Fleur de sel | Fleur de sel pot 125 g
Gros sel | Gros sel sac 5 kg
Poivre | Poivre noir moulu 1 kg
Poivre noir | Poivre noir en grains 500 g
Poivre blanc | Poivre blanc moulu
Huile d'olive | Huile d'olive vierge extra 5 L
Huile olive | Huile d'olive extra vierge bidon 3L | PUGET
Huile de tournesol | Huile de tournesol raffinée 5 L
Huile de friture | Huile de friture 10 L
Vinaigre balsamique | Vinaigre balsamique IGP 5 L
Vinaigre de vin | Vinaigre de vin 1 L
Moutarde | Moutarde de Dijon forte seau 5 kg
Moutarde à l'ancienne | Moutarde à l'ancienne 1 kg
Miel | Miel de fleurs liquide 1 kg | LUNE DE MIEL
Miel | Miel toutes fleurs pot 500 g
Miel d'acacia | Miel d'acacia 1kg
Câpre | Câpres capucines au vinaigre 1 kg
Cornichon | Cornichons fins au vinaigre bocal
Oignon | Oignons jaunes calibre 60/80 sac 10 kg
Oignon | Oignon jaune France cat I
Oignon rouge | Oignons rouges 5 kg
Échalote | Échalotes longues 5kg
Ail | Ail blanc sec 1 kg
Ail | Ail violet tête cal 60+
Carotte | Carottes sable lavées cat. 1 10 kg
Carottes | Carotte fane botte
Pomme de terre | Pommes de terre Bintje lavées 10 kg
Pommes de terre | Pommes de terre chair ferme Charlotte 5 kg
Pomme | Pommes Golden cat I 13 kg
Pomme Gala | Pommes gala 70/80 origine France
Tomate | Tomates rondes 57/67 cat I
Tomate | Tomate grappe colis 5 kg
Tomate cerise | Tomates cerises barquette 250 g
Courgette | Courgettes vertes 14/21 cat I
Aubergine | Aubergines noires colis 5 kg
Concombre | Concombre pièce 400/500
Poivron rouge | Poivrons rouges cal 80+
Poireau | Poireaux botte cat I
Champignons de Paris | Champignons de Paris blancs 3 kg
Épinard | Épinards jeunes pousses 500 g
Roquette | Roquette barquette 500 g
Salade | Salade pièce
Basilic | Basilic vert botte
Persil | Persil plat botte 100 g
Menthe | Menthe verte botte
Thym | Thym botte
Origan | Origan séché 500 g
Haricot vert | Haricots verts extra fins 5 kg
Petits pois | Petits pois très fins 2,5 kg
Citron | Citrons jaunes primofiori 58/67
Citron vert | Citrons verts colis 4 kg
Orange | Oranges à jus 15 kg
Banane | Bananes Cavendish cat extra
Fraise | Fraises gariguette barquette 250 g
Mozzarella | Mozzarella cossettes 2,5 kg
Mozzarella | Mozzarella de cuisson bloc 1 kg | GALBANI
Mozzarella di bufala | Mozzarella di bufala AOP 125 g
Parmesan | Parmesan Reggiano AOP 1 kg
Gorgonzola | Gorgonzola doux AOP 1,5 kg
Emmental râpé | Emmental râpé sachet 1 kg
Chèvre | Chèvre bûche 1 kg
Ricotta | Ricotta pot 1,5 kg
Mascarpone | Mascarpone 500 g | GALBANI
Roquefort | Roquefort AOP 1,3 kg
Reblochon | Reblochon fermier AOP 450 g
Jambon blanc | Jambon blanc supérieur 6 kg
Chorizo | Chorizo fort 1 kg
Lardons fumés | Lardons fumés barquette 1 kg
Poulet | Poulet entier PAC 1,4 kg
Filet de poulet | Filets de poulet standard France 2,5 kg
Steak haché | Steaks hachés 15% 150 g
Saumon | Saumon Atlantique entier 4/5 kg
Saumon fumé | Saumon fumé Norvège plaque 1 kg
Cabillaud | Cabillaud frais 3/4 kg
Thon | Thon albacore 1 kg
Anchois | Anchois à l'huile 600 g
Riz | Riz long 5 kg
Riz arborio | Riz arborio 1 kg
Spaghetti | Spaghetti blé dur 5 kg | BARILLA
Penne | Penne rigate 5 kg
Chocolat noir | Chocolat noir 1 kg | BARRY
Café | Café en grains 1 kg
Eau | Eau plate bouteille 1 L
Vin blanc | Vin blanc de cuisine 10 L
Levure chimique | Levure chimique 1 kg
`)
