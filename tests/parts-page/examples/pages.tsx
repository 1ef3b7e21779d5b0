import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import { paperHead } from '#web/lib/pages/paper-blocks.ts'
import { PAPER_FACES } from '#web/lib/pages/paper-styles.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { ComposedPages } from '#web/ui/paper-pages/composed-pages.tsx'
import { ComposedPaper } from '#web/ui/paper-pages/composed-paper.tsx'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import { printPages } from '#web/ui/paper-pages/print-pages.tsx'
import { UnprintedSigns } from '#web/ui/paper-pages/unprinted-signs.tsx'
import type { Examples } from '../example.ts'

const paper = KITCHEN_PAPER.portrait
const words = { heading: 'UN DOCUMENT', title: 'Sur une page', subtitle: '20 novembre 2026' }

const query = pagesQuery([words], async () => {
  await loadFaces(PAPER_FACES, lettersOf([words, '0123456789 /']))
  const measure = canvasMeasure()
  const flow = new PageFlow({ ...paper, language: 'fr' })
  flow.put(paperHead(words, { width: flow.width, measure }))
  return withFeet(flow.pages, 'Un exemple', measure)
})

function PrintedPages() {
  const { data } = useQuery(query)
  return (
    <Button disabled={data === undefined} onClick={() => data && printPages(data, paper)}>
      Imprimer
    </Button>
  )
}

export const examples: Examples = {
  ComposedPages: () => <ComposedPages query={query} paper={paper} />,
  ComposedPaper: () => (
    <ComposedPaper
      query={query}
      title={words.title}
      kind="exemple"
      windowTitle={words.title}
      back={{ to: '/dashboard', label: 'Retour' }}
      texts={{
        print: 'Imprimer',
        exportPdf: 'Exporter en PDF',
        exporting: 'Export en cours...',
        exportFailed: 'Le PDF n’a pas pu être créé',
      }}
    />
  ),
  printPages: () => <PrintedPages />,
  UnprintedSigns: () => <UnprintedSigns document={{ title: 'Soupe 🍲' }} />,
}
