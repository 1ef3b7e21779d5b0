import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { paperStyles } from './paper-styles.ts'

export interface PaperDocumentProps {
  title: string
  subject: string
  language: string
  orientation: 'portrait' | 'landscape'
  /** At the foot of each page, beside its number. */
  footer: string
  children: ReactNode
  /** Called once it is laid out. */
  onRender?: ((rendered: object) => void) | undefined
}

/** A document of the kitchen as a PDF: A4, its pages numbered. */
export function PaperDocument({ orientation, footer, children, onRender, ...about }: PaperDocumentProps) {
  return (
    <Document {...about} creator="Gramme" producer="Gramme" {...(onRender && { onRender })}>
      <Page size="A4" orientation={orientation} style={paperStyles.page}>
        <View style={paperStyles.body}>{children}</View>
        <Text fixed style={paperStyles.footer}>
          {footer}
        </Text>
        <Text
          fixed
          style={paperStyles.pageNumber}
          render={({ pageNumber, totalPages }) => `${String(pageNumber)} / ${String(totalPages)}`}
        />
      </Page>
    </Document>
  )
}
