/** What composed pages use of pdfkit, which brings no types. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  interface TextOptions {
    lineBreak?: boolean
    baseline?: 'alphabetic'
    characterSpacing?: number
    features?: string[] | Record<string, boolean>
  }

  export type StructureType =
    | 'Document'
    | 'H1'
    | 'H2'
    | 'H3'
    | 'P'
    | 'L'
    | 'LI'
    | 'LBody'
    | 'Table'
    | 'TR'
    | 'TH'
    | 'TD'

  /** Text that is drawn and has its place in the structure. */
  interface StructureContent {
    readonly refs: unknown
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this
    end(): this
  }

  export default class PDFDocument {
    constructor(options: {
      pdfVersion: '1.5'
      tagged: true
      autoFirstPage: boolean
      /** '' spares a document the standard font that it begins with otherwise. */
      font: ''
      lang: string
      displayTitle: boolean
      info: Record<string, string>
    })
    addPage(options: { size: [number, number]; margin: number }): this
    font(font: Font, name: string, size: number): this
    text(text: string, x: number, y: number, options: TextOptions): this
    widthOfString(text: string, options: TextOptions): number
    image(file: ArrayBuffer, x: number, y: number, size: { width: number; height: number }): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    rotate(degrees: number): this
    scale(factor: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(points: number): this
    lineCap(cap: 'butt' | 'round'): this
    dash(length: number, options: { space: number }): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    polygon(...points: [number, number][]): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(color?: string): this
    struct(type: StructureType): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(tag: StructureType): StructureContent
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this
    endMarkedContent(): this
    end(): void
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit'

  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}
