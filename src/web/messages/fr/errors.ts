import type { ErrorCode } from '#contract/errors.ts'
import type { Rule } from '#contract/rules.ts'

export const errors = {
  pageTitle: 'Cette page n’a pas pu être chargée',
  loading: 'Erreur lors du chargement des données',
  network: 'Le serveur ne répond pas. Vérifiez votre connexion internet, puis réessayez.',
  offline: {
    write: 'Hors ligne\u00a0: rien ne peut être enregistré. Ce que vous avez tapé reste ici.',
    step: 'Hors ligne\u00a0: rien ne peut être enregistré.',
    over: 'La connexion est revenue\u00a0: réessayez.',
    read: 'Hors ligne\u00a0: ces données n’avaient pas été lues avant la coupure du réseau.',
    file: 'Hors ligne\u00a0: préparer ce fichier demande le réseau.',
    search:
      'Hors ligne\u00a0: chercher, filtrer et trier demandent le réseau. La liste reste telle qu’elle était et suivra dès que la connexion sera revenue.',
    demo: 'Hors ligne\u00a0: la démo a besoin du réseau. Elle reprendra une fois la connexion revenue.',
  },
  away: {
    write:
      'Le serveur est momentanément indisponible. Ce que vous avez tapé reste ici\u00a0: réessayez dans un instant.',
    autosave:
      'Le serveur est momentanément indisponible. Ce que vous avez changé reste ici, et sera renvoyé automatiquement dans un instant.',
  },
  unanswered:
    'Le réseau ne répond pas\u00a0: on ne sait pas si c’est enregistré. Vérifiez avant de recommencer.',
  unexpected: 'Une erreur est survenue',
  with: '{what}. {why}',
  signedOut: 'Vous êtes déconnecté\u00a0: rien n’est gardé sur cet appareil.',
  signOut: 'La déconnexion n’a pas abouti. Vérifiez votre connexion internet, puis réessayez.',
  waiting: {
    refused:
      '{count, plural, one {Une réception attend} other {# réceptions attendent}} sur cet appareil\u00a0: {names}. Envoyez-{count, plural, one {la} other {les}} avant de quitter ce compte, sinon {count, plural, one {elle serait perdue} other {elles seraient perdues}}.',
    others: '{count, plural, one {# autre} other {# autres}}',
    show: 'Voir',
  },
  preferences: 'Votre préférence vaut pour cette page, mais n’a pas pu être enregistrée dans votre compte.',
  preferencesUnsent:
    'Votre préférence vaut pour cette page. Le réseau manque pour l’enregistrer dans votre compte.',
  language: 'L’anglais n’a pas pu être chargé. Vérifiez votre connexion internet, puis réessayez.',
  signIn: 'Se connecter dans un nouvel onglet',
  signInLater: 'Le réseau manque\u00a0: vous pourrez vous reconnecter dès qu’il sera revenu.',
  otherTab: {
    changed: 'Vous avez changé de compte dans un autre onglet',
    other:
      'Ce que vous avez tapé reste affiché ici et ne sera pas enregistré dans l’autre compte. Pour l’enregistrer, reconnectez-vous à votre premier compte dans un autre onglet.',
    ended:
      'Vous vous êtes déconnecté dans un autre onglet. Ce que vous avez tapé reste affiché ici\u00a0: reconnectez-vous, puis enregistrez.',
    refused: {
      other: 'Rien n’a été enregistré\u00a0: vous avez changé de compte dans un autre onglet.',
      ended: 'Rien n’a été enregistré\u00a0: vous vous êtes déconnecté dans un autre onglet.',
    },
  },
  otherRole: {
    title: 'Page réservée',
    sentence: 'Votre rôle dans cette maison n’ouvre pas cette page.',
  },
  notFound: {
    title: 'Page introuvable',
    body: 'Ce que vous cherchez n’existe pas, ou n’existe plus.',
    back: 'Retour au tableau de bord',
  },
  undoFirst:
    'Rien n’a été annulé\u00a0: annulez d’abord {kind, select, invoice {la facture {name}, appliquée} other {le tarif «\u00a0{name}\u00a0», importé}} depuis.',
  cycle: 'Une recette ne peut pas entrer dans sa propre composition\u00a0: {way}',
  codes: {
    BAD_REQUEST: 'Cette demande n’a pas été comprise par le serveur',
    IDEMPOTENCY_KEY_INVALID: 'Cette demande n’a pas été comprise par le serveur',
    UNAUTHORIZED: 'Vous devez être connecté pour effectuer cette action',
    TOKEN_INVALID: 'Ce jeton d’accès n’existe pas, ou a été révoqué',
    TOKEN_EXPIRED: 'Ce jeton d’accès a expiré',
    WRONG_PASSWORD: 'Le mot de passe est incorrect',
    SIGN_IN_AGAIN: 'Reconnectez-vous d’abord : votre connexion date de plus de dix minutes.',
    INVALID_ORIGIN:
      'Configuration manquante\u00a0: le serveur ne connaît pas l’adresse de cette page. La personne qui l’exploite doit l’inscrire dans PUBLIC_URL.',
    STORAGE_FULL:
      'Ce compte contient autant d’éléments que cette installation le permet\u00a0: rien n’a été enregistré. Supprimez ce qui ne sert plus, puis videz la corbeille\u00a0; vos Paramètres disent ce que vous occupez.',
    PHOTOS_FULL:
      'Les photos de ce compte occupent toute la place que cette installation leur donne\u00a0: rien n’a été enregistré. Supprimez-en, puis videz la corbeille\u00a0; vos Paramètres disent ce qu’elles occupent.',
    DEMO_READ_ONLY: 'Fonction désactivée en mode démo',
    TOKEN_READ_ONLY: 'Ce jeton d’accès ne permet que la lecture\u00a0: rien n’a été enregistré',
    FORBIDDEN: 'Votre rôle dans cette maison ne permet pas cela',
    SESSION_REQUIRED: 'Aucun jeton d’accès n’ouvre ceci\u00a0: connectez-vous',
    NOT_FOUND: 'Cet élément est introuvable',
    METHOD_NOT_ALLOWED: 'Cette demande n’a pas été comprise par le serveur',
    REQUEST_TIMEOUT: 'L’envoi a duré trop longtemps. Réessayez quand la connexion est meilleure.',
    TITLE_TAKEN: 'Une fiche technique avec ce nom existe déjà',
    VERSION_CONFLICT: 'Une autre fenêtre l’a modifié entre-temps\u00a0: rien n’a été écrasé',
    PRICE_CHANGED_SINCE: 'Un de ces prix a changé depuis : rien n’a été annulé',
    ALREADY_UNDONE: 'Ce changement a déjà été annulé',
    CANNOT_RESTORE:
      'Cela ne peut pas revenir tel que le compte est aujourd’hui\u00a0: rien n’a changé, et tout reste dans la corbeille',
    MERGE_CHANGED_SINCE:
      'Le produit a changé depuis la fusion\u00a0: l’annuler perdrait ce changement. Rien n’a été annulé',
    MERGE_FORGOTTEN:
      'Le produit fusionné n’est plus dans la corbeille\u00a0: la fusion ne peut plus être annulée',
    TOO_MANY_TOKENS:
      'Ce compte a autant de jetons d’accès qu’il peut en avoir\u00a0: révoquez-en un d’abord.',
    TOO_MANY_DEVICES:
      'Cette maison a autant de tablettes qu’elle peut en avoir\u00a0: révoquez-en une d’abord.',
    TOO_MANY_MEMBERS: 'Cette maison a autant de membres et d’invitations qu’elle peut en avoir.',
    MEMBER_ALREADY: 'Cette personne est déjà membre de la maison',
    LAST_OWNER: 'Une maison garde au moins un propriétaire\u00a0: cédez-la d’abord. Rien n’a changé.',
    INVITATION_FOR_ANOTHER: 'Cette invitation est destinée au compte d’une autre adresse',
    INVITATION_ENDED:
      'Cette invitation a déjà servi, a été retirée ou a expiré\u00a0: demandez-en une nouvelle.',
    TOO_MANY_LINKS: 'Cette maison partage autant de fiches qu’elle le peut\u00a0: retirez un lien d’abord.',
    SIGNED_IN_HERE:
      'Un compte est connecté sur cet appareil\u00a0: déconnectez-le d’abord, une tablette de cuisine ne montre pas les prix.',
    KITCHEN_UNKNOWN: 'Cette tablette n’est plus reliée à la cuisine\u00a0: demandez un nouveau code.',
    KITCHEN_LOCKED: 'Cette tablette est verrouillée\u00a0: tapez son code.',
    WRONG_PIN: 'Ce n’est pas le code de cette tablette.',
    CODE_UNKNOWN: 'Ce code n’existe pas, a déjà servi ou a expiré\u00a0: demandez-en un nouveau.',
    ORDER_STATE: 'L’état de cette commande ne le permet pas\u00a0: rien n’a été modifié',
    ORDER_MAIL_WAITS:
      'Un message de cette commande n’est pas encore parti\u00a0: arrêtez-le d’abord, ou attendez',
    BATCH_CLOSED: 'Ce lot est déjà utilisé ou jeté\u00a0: rien n’a été modifié',
    DONE_ALREADY: 'C’est déjà coché comme fait dans une autre fenêtre\u00a0: aucun second lot n’a été noté',
    DAYS_KNOWN: 'Les ventes de certains de ces jours sont déjà connues\u00a0: rien n’a été modifié',
    INVOICE_KNOWN: 'Cette facture est déjà là : rien n’a été ajouté',
    INVOICE_NOT_WAITING: 'Cette facture est déjà appliquée ou écartée : rien n’a été modifié',
    CATALOGUE_CHANGED: 'Le catalogue a changé entre-temps : rien n’a été modifié',
    ORDER_CHANGED: 'La liste a changé dans une autre fenêtre\u00a0: rien n’a été déplacé, et la voici à jour',
    PAYLOAD_TOO_LARGE: 'Ce que vous envoyez est trop volumineux',
    VALIDATION: 'Certains champs sont à corriger',
    IDEMPOTENCY_KEY_REUSED:
      'Un premier envoi avait bien été enregistré, avec un autre contenu. Vérifiez-le, puis envoyez de nouveau s’il faut aussi celui-ci.',
    ARCHIVE_REFUSED: 'Cette archive n’a pas pu être importée. Rien n’a été écrit.',
    PREPARATION_CYCLE: 'Une recette ne peut pas entrer dans sa propre composition',
    PRICE_REQUIRED: 'Donnez d’abord un prix de vente à cette recette',
    TICKET_TOO_NEW: 'Un instant\u00a0: ce message part trop vite pour être celui d’une personne',
    TICKET_INVALID: 'Ce formulaire est resté ouvert trop longtemps. Renvoyez votre message.',
    TOO_MANY_REQUESTS: 'Trop de demandes à la suite. Patientez un instant, puis réessayez.',
    TOO_MANY_ACCOUNTS:
      'Beaucoup de comptes ont été créés depuis votre réseau. Pour le vôtre, réessayez dans une heure.',
    HEADERS_TOO_LARGE:
      'Le navigateur envoie trop de données avec chaque demande. Effacez les cookies de ce site, puis reconnectez-vous.',
    INTERNAL: 'Une erreur est survenue sur le serveur',
    UNAVAILABLE: 'Le serveur est momentanément indisponible',
  } satisfies Record<ErrorCode, string>,
  /** For a number beyond one of its bounds. */
  bounds: {
    between: 'Donnez une valeur entre {minimum} et {maximum}',
    both: 'Donnez une valeur {lower} et {upper}',
    one: 'Donnez une valeur {bound}',
    from: 'supérieure ou égale à {bound}',
    above: 'supérieure à {bound}',
    upTo: 'inférieure ou égale à {bound}',
    below: 'inférieure à {bound}',
  },
  rules: {
    required: 'Ce champ est obligatoire',
    invalid: 'Cette valeur n’est pas valable',
    'too-short': 'Ce texte est trop court',
    'too-long': 'Ce texte est trop long',
    'out-of-range': 'Cette valeur est hors des limites permises',
    'unknown-reference': 'Cet élément n’existe plus',
    'email-invalid': 'Veuillez entrer une adresse email valide',
    'title-required': 'Le nom de la recette est requis',
    'title-too-short': 'Le nom de la recette doit contenir au moins 3 caractères',
    'title-too-long': 'Le nom de la recette est trop long (maximum 100 caractères)',
    'named-twice': 'Deux valeurs sont données pour le même\u00a0: gardez-en une',
    'title-taken': 'Une autre fiche porte déjà ce nom',
    'changed-since': 'Cette fiche a été modifiée depuis : relisez-la avant de la remplacer',
    'portions-too-low': 'Le nombre de portions doit être supérieur à 0',
    'price-negative': 'Le prix de vente ne peut pas être négatif',
    'quantity-too-low': 'La quantité doit être supérieure à 0',
    'forfait-too-low': 'Le forfait doit être supérieur à 0',
    'wastage-out-of-range':
      'La perte doit être comprise entre 0 et 100\u00a0; un gain de poids s’écrit ×2,47',
    'content-incomplete': 'Indiquez à la fois la quantité et l’unité du contenu',
    'yield-incomplete': 'Indiquez à la fois la quantité obtenue et son unité',
    'article-taken': 'Cet article est déjà relié à un autre produit.',
    'too-many-articles':
      'Ensemble, ces deux produits sont reliés à trop d’articles\u00a0: déliez-en d’abord.',
    'two-sources': 'Une ligne prend un produit ou une préparation, pas les deux',
    'thresholds-crossed': 'La marge minimale ne peut pas dépasser la marge visée',
    'passwords-differ': 'Les mots de passe ne correspondent pas',
    'password-common': 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre',
    'password-personal': 'Votre nom et votre adresse se devinent\u00a0: choisissez un autre mot de passe',
    'password-unchanged': 'C’est votre mot de passe actuel\u00a0: choisissez-en un autre',
    'email-unchanged': 'C’est déjà l’adresse de votre compte',
    'password-predictable':
      'Une suite, une répétition ou une date se devine\u00a0: choisissez un autre mot de passe',
    'no-ingredient': 'Veuillez ajouter au moins un ingrédient',
    'photo-type': 'Seuls JPEG, PNG et WebP sont acceptés',
    'photo-type-differs': 'Ce fichier n’est pas du type qu’il annonce',
    'siren-invalid': 'Ce n’est pas un SIREN\u00a0: neuf chiffres, dont le dernier prouve les autres',
    'hours-whole': 'Donnez un nombre entier d’heures ou de jours',
    'use-by-too-early': 'Donnez une date limite à venir, et après la fabrication',
    'deliver-before-today': 'Le jour de livraison est déjà passé',
    'whole-packs': 'Seul le vrac se commande en fractions\u00a0: indiquez un nombre entier',
    'recipient-changed': 'L’adresse du fournisseur a changé\u00a0: relisez-la avant d’envoyer',
    'reply-to-supplier':
      'Les réponses iraient au fournisseur lui-même\u00a0: c’est l’adresse de votre compte',
    'already-sent': 'Le fournisseur a déjà cette commande telle quelle',
    'already-carried': 'Ce reste est déjà repris dans une autre commande',
    'recipient-unconfirmed':
      'Cette adresse n’a pas encore été confirmée pour les commandes de ce fournisseur',
    'no-mail-server':
      'Cette installation n’a pas de serveur de mail\u00a0: passez la commande autrement, puis notez-la ici',
    'received-to-come': 'Cette heure de réception est à venir : vérifiez l’horloge de l’appareil',
    'receipt-has-photos': 'Cette livraison a des photos\u00a0: supprimez-les d’abord',
    'too-many-photos': 'Cette livraison a déjà toutes les photos qu’elle peut avoir',
    'supplier-gone': 'Ce fournisseur a été supprimé\u00a0: rien ne peut lui être envoyé',
    'made-to-come': 'La fabrication ne peut pas être à venir',
    'invoice-file-type': 'Seuls PDF et XML sont acceptés',
    'invoice-file-differs': 'Ce fichier n’est pas celui de la facture',
    'photo-unreadable':
      'Cette image est abîmée ou incomplète\u00a0: enregistrez-la de nouveau, ou choisissez-en une autre.',
    'photo-too-wide': 'Cette image dépasse 10 000 pixels de côté',
    'photo-too-many-pixels': 'Cette image dépasse 64 millions de pixels',
  } satisfies Record<Rule, string>,
} as const
