import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import type { LegalText } from '../../../legal-text.ts'

export const terms: LegalText<'terms'> = {
  meta: {
    title: 'Conditions générales d’utilisation',
    description:
      'Les règles d’utilisation de Gramme, service gratuit de fiches techniques pour les professionnels\u00a0: compte, contenus, calculs, responsabilités, fin du service.',
  },
  title: 'Conditions générales d’utilisation',
  lead: 'Ce à quoi vous pouvez vous attendre de Gramme, et ce qui est attendu de vous.',
  sections: {
    objet: {
      title: 'Objet et acceptation',
      body: `<p>Les présentes conditions générales d’utilisation (les «\u00a0conditions\u00a0») règlent l’usage du service Gramme (le «\u00a0service\u00a0») mis à disposition à cette adresse par {name} («\u00a0l’exploitant\u00a0»), dont les coordonnées figurent dans les <legal>mentions légales</legal>.</p>
<p>Créer un compte suppose d’avoir lu et accepté ces conditions, en cochant la case prévue à l’inscription. Les pages publiques et la démonstration se consultent sans compte\u00a0; les conditions s’y appliquent pour ce qui les concerne.</p>`,
    },
    service: {
      title: 'Le service',
      body: `<p>Gramme sert à établir des fiches techniques de cuisine, à en calculer le coût matière et la marge, à tenir une base de produits et de fournisseurs, et à composer, imprimer et publier une carte de restaurant. Ses fonctions sont décrites sur la page <features>Fonctionnalités</features>.</p>
<p>Le service est destiné aux professionnels de la restauration et des métiers de bouche, à leurs équipes et à celles et ceux qui s’y forment. Il est gratuit\u00a0: aucun abonnement, aucun paiement, aucune publicité.</p>`,
    },
    compte: {
      title: 'Le compte',
      body: `<p>Un compte demande un nom, une adresse email valide et un mot de passe d’au moins huit caractères. Il est personnel. Vous gardez votre mot de passe secret et répondez de ce qui se fait depuis votre compte\u00a0; si vous pensez qu’une autre personne s’en sert, changez-le aussitôt dans les paramètres, ce qui ferme les sessions ouvertes ailleurs, et prévenez l’exploitant.</p>
<p>Si vous créez un compte pour une entreprise, vous déclarez pouvoir l’engager.</p>`,
    },
    usage: {
      title: 'Un usage loyal',
      body: `<p>Il n’est pas permis\u00a0:</p>
<ul><li>d’utiliser le service à une fin contraire à la loi, ou d’y placer des contenus illicites ou portant atteinte aux droits d’autrui\u00a0;</li>
<li>de chercher à lire ou à modifier les données d’un autre compte, ou à contourner une protection du service\u00a0;</li>
<li>de surcharger le service par des demandes automatiques sans mesure\u00a0; l’interface de programmation, décrite sur <code>/api/docs</code>, s’emploie avec le même soin que les écrans.</li></ul>
<p>Signaler une faille de bonne foi à l’exploitant, sans l’exploiter ni la rendre publique avant sa correction, n’est pas un manquement.</p>`,
    },
    contenus: {
      title: 'Vos contenus restent à vous',
      body: `<p>Recettes, prix, photos, cartes et tout ce que vous saisissez vous appartiennent. Vous n’accordez à l’exploitant que le droit de les enregistrer, de les traiter et de vous les restituer, pour la seule fourniture du service et aussi longtemps que votre compte existe. Il ne les vend pas, ne les partage pas et ne s’en sert pour aucune autre fin.</p>
<p>Vous vous assurez d’avoir le droit d’utiliser ce que vous importez, notamment les tarifs de fournisseurs, les photos et les logos.</p>`,
    },
    publication: {
      title: 'La carte que vous publiez',
      body: `<p>Publier une carte la rend lisible à quiconque en a l’adresse. Vous en êtes l’éditeur\u00a0: noms, prix, descriptions, allergènes et origines affichés sont de votre responsabilité. Vous pouvez la dépublier à tout moment\u00a0; sa page disparaît alors aussitôt.</p>`,
    },
    calculs: {
      title: 'Les calculs sont une aide',
      body: `<p>Gramme calcule à partir de ce que vous saisissez\u00a0: quantités, prix, pertes, taux de TVA, allergènes déclarés. Les formules sont publiques et décrites sur la page <about>À propos</about>. Une donnée fausse ou manquante donne un résultat faux ou incomplet\u00a0; le service signale ce qui manque, il ne peut pas reconnaître ce qui est faux.</p>
<p>Les montants, marges, ventilations de TVA, listes d’allergènes et aide-mémoire de la carte vous assistent\u00a0; ils ne remplacent ni votre vérification, ni l’avis d’un expert-comptable ou d’un juriste. Il vous revient de vérifier les allergènes avant de les communiquer à vos clients et de respecter les obligations de votre profession, en particulier le règlement (UE) n°\u00a01169/2011 sur l’information des consommateurs sur les denrées alimentaires.</p>`,
    },
    logiciel: {
      title: 'Un logiciel libre',
      body: `<p>Le logiciel Gramme est distribué sous licence MIT\u00a0: chacun peut l’utiliser, le copier, le modifier et l’installer ailleurs, aux conditions de cette licence. Les présentes conditions ne portent que sur le service proposé à cette adresse\u00a0; d’autres installations de Gramme ont leurs propres exploitants.</p>`,
    },
    disponibilite: {
      title: 'Disponibilité et évolutions',
      body: `<p>L’exploitant s’efforce de maintenir le service accessible, sans garantir qu’il le soit en permanence\u00a0: des interruptions sont possibles, pour maintenance ou par suite d’incident. Le service peut évoluer. S’il devait s’arrêter, l’exploitant l’annoncerait sur cette page au moins trente jours à l’avance, sauf cas de force majeure, afin que chacun puisse exporter ses données.</p>
<p>Vous pouvez à tout moment télécharger l’ensemble de vos données depuis les paramètres\u00a0; il est prudent de le faire régulièrement.</p>`,
    },
    responsabilite: {
      title: 'Responsabilité',
      body: `<p>Le service est fourni gratuitement et en l’état. L’exploitant est tenu d’une obligation de moyens. Dans les limites permises par la loi, il ne répond pas des dommages indirects, tels que perte d’exploitation ou de clientèle, ni des décisions de prix, d’achat ou de composition prises à partir du service.</p>
<p>Rien dans ces conditions ne limite une responsabilité qui ne peut l’être selon la loi, notamment en cas de faute lourde ou intentionnelle ou de dommage corporel.</p>`,
    },
    signalement: {
      title: 'Signaler un contenu',
      body: `<p>Toute personne peut signaler à l’exploitant une carte publiée ou un contenu qu’elle estime illicite, par la page <contact>Contact</contact> ou à l’adresse <mail>{email}</mail>, en indiquant l’adresse de la page et les raisons du signalement. L’exploitant l’examine, informe la personne concernée lorsque c’est possible, et retire le contenu s’il est manifestement illicite.</p>`,
    },
    donnees: {
      title: 'Données personnelles',
      body: `<p>La <privacy>politique de confidentialité</privacy> dit quelles données personnelles sont traitées, pourquoi, combien de temps, et quels sont vos droits. La <cookies>politique de cookies</cookies> dit ce que votre navigateur conserve.</p>
<p>Les coordonnées de tiers que vous enregistrez, comme celles de vos fournisseurs, sont sous votre responsabilité\u00a0: l’exploitant ne les traite que pour votre compte et sur vos instructions, qui sont celles que vous donnez par l’usage du service, et les supprime avec votre compte.</p>`,
    },
    fin: {
      title: 'Fin du compte',
      body: `<p>Vous pouvez supprimer votre compte à tout moment, dans les paramètres, sans préavis ni motif. Le compte se ferme aussitôt, et il est effacé ${GRACE_DAYS}\u00a0jours plus tard avec tout ce qu’il contient, sans retour possible\u00a0; vous connecter d’ici là le rétablit. Exportez d’abord ce que vous voulez garder.</p>
<p>En cas de manquement grave à ces conditions, l’exploitant peut suspendre ou fermer un compte après avoir invité son titulaire à s’expliquer, sauf si l’urgence ou la loi commande d’agir aussitôt. Le titulaire peut demander l’export de ses données, hormis les contenus illicites.</p>`,
    },
    modification: {
      title: 'Modification des conditions',
      body: `<p>L’exploitant peut modifier ces conditions. La date de la dernière mise à jour figure en tête de cette page. Un changement important y est annoncé au moins trente jours avant de s’appliquer\u00a0; qui ne l’accepte pas peut supprimer son compte.</p>`,
    },
    droit: {
      title: 'Droit applicable',
      body: `<p>Ces conditions sont soumises au droit français. En cas de difficulté, écrivez d’abord à l’exploitant\u00a0: la plupart des différends se règlent ainsi. À défaut d’accord, les tribunaux français compétents en connaissent.</p>
<p>Le texte français fait seul foi\u00a0; sa traduction est donnée pour information.</p>`,
    },
  },
}
