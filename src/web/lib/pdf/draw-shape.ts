import type PDFDocument from 'pdfkit'
import { arrowPath, diamondPoints, DOT_LENGTH } from '#web/lib/pages/shape-geometry.ts'
import type { Shape } from '#web/lib/pages/page.ts'

export function drawShape(pdf: PDFDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'rule':
      pdf.lineWidth(shape.width).moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2).stroke(shape.color)
      return
    case 'dots':
      pdf.save().lineWidth(shape.width).lineCap('round')
      pdf.dash(DOT_LENGTH, { space: shape.gap - DOT_LENGTH })
      pdf.moveTo(shape.x1, shape.y).lineTo(shape.x2, shape.y).stroke(shape.color).restore()
      return
    case 'frame':
      pdf.lineWidth(shape.line)
      if (shape.radius === undefined) pdf.rect(shape.x, shape.y, shape.width, shape.height)
      else pdf.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
      pdf.stroke(shape.color)
      return
    case 'code':
      pdf.save().translate(shape.x, shape.y).scale(shape.square)
      for (const { x, y, length } of shape.runs) pdf.rect(x, y, length, 1)
      pdf.fill(shape.color).restore()
      return
    case 'diamond':
      pdf.polygon(...diamondPoints(shape)).fill(shape.color)
      return
    case 'arrow':
      pdf.save().lineWidth(shape.width).lineCap('round').strokeColor(shape.color)
      for (const [from, to] of arrowPath(shape)) pdf.moveTo(...from).lineTo(...to)
      pdf.stroke().restore()
  }
}
