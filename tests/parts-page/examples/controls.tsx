import { Button } from '@mantine/core'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CardHead } from '#web/ui/card-head.tsx'
import { CountFilter } from '#web/ui/count-filter/count-filter.tsx'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { VersionNotice } from '#web/ui/new-version/version-notice.tsx'
import { OfflineMark } from '#web/ui/offline/offline-mark.tsx'
import { CardButton } from '#web/ui/ordered-cards/card-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Action, ActionLink } from '#web/ui/actions/action.tsx'
import { MoreMenu } from '#web/ui/actions/more-menu.tsx'
import { RowMenu } from '#web/ui/actions/row-menu.tsx'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PaperZoom, Zoomed, ZoomButtons } from '#web/ui/paper-bar/paper-zoom.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { PrintRules } from '#web/ui/print-rules.tsx'
import { strong } from '#web/ui/rich-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import type { Examples } from '../example.ts'

const back = { to: '/dashboard', label: 'Retour' } as const

export const examples: Examples = {
  Wordmark,
  CountFilter: () => (
    <CountFilter
      legend="Fiches montrées"
      options={[
        { view: 'all', label: 'Toutes', count: '12' },
        { view: 'exact', label: 'Justes', count: '9' },
      ]}
      view="all"
      onView={() => {}}
    />
  ),
  PageHeader: () => (
    <PageHeader
      title="Une page"
      crumb={back}
      aside="12 lignes"
      meta="Sous le titre"
      actions={<ButtonLink to="/dashboard">Continuer</ButtonLink>}
    />
  ),
  CardHead: () => (
    <CardHead id="card-head" title="Une carte">
      <TextLink to="/dashboard">Tout voir</TextLink>
    </CardHead>
  ),
  PaperBar: () => (
    <PaperBar back={back} main={<Button>Télécharger le PDF</Button>}>
      <PrintButton>Imprimer</PrintButton>
    </PaperBar>
  ),
  PaperZoom: () => (
    <PaperZoom>
      <ZoomButtons />
      <Zoomed>Une page</Zoomed>
    </PaperZoom>
  ),
  PageActions: () => (
    <PageActions main={<Button>Enregistrer</Button>}>
      <Action>Renommer</Action>
      <ActionLink to="/dashboard">Aperçu</ActionLink>
    </PageActions>
  ),
  MoreMenu: () => (
    <MoreMenu>
      <Action>Renommer</Action>
    </MoreMenu>
  ),
  RowMenu: () => (
    <RowMenu label="Actions pour « Velouté »">
      <Action>Renommer</Action>
    </RowMenu>
  ),
  'rich text': () => strong('En gras'),
  'PrintRules, on paper only': () => <PrintRules page="A4" margin="15mm" />,
  TextLink: () => <TextLink to="/dashboard">Un lien</TextLink>,
  PhoneLink: () => <PhoneLink number="01 23 45 67 89" />,
  CardButton: () => <CardButton icon={IconTrash} label="Supprimer" />,
  Fold: () => <Fold summary="Comment c’est calculé">{() => <p>Prix et coûts d’aujourd’hui.</p>}</Fold>,
  'Fold, in a card': () => (
    <Fold inCard summary="Fournisseur" value="Primeurs Valbrune">
      <p>Primeurs Valbrune</p>
    </Fold>
  ),
  FoldChevron: () => (
    <button type="button" aria-expanded="false">
      Viandes <FoldChevron />
    </button>
  ),
  Figure: () => <Figure label="Total" value="5,47 €" hint="par portion" />,
  ThemeSwitch,
  LanguageSwitch,
  ExportMenu: () => <ExportMenu name={() => 'exemple'} rows={() => Promise.resolve([['Nom'], ['Ligne']])} />,
  'OfflineMark, without a network': () => <OfflineMark />,
  'VersionNotice, when one waits': () => <VersionNotice />,
}
