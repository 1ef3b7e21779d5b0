/**
 * A line's preparation as `LinePreparation`, from `tech_sheets sub`; null where a line has none. Whole, and not by
 * columns: few lines have one.
 */
export const PREPARATION_JSON = `
  CASE WHEN sub.id IS NOT NULL THEN json_build_object(
    'id', sub.id, 'title', sub.title, 'category', sub.category, 'portions', sub.portions,
    'yieldQuantity', sub.yield_quantity, 'yieldUnit', sub.yield_unit, 'coutMatiere', sub.cout_matiere,
    'uncostedLines', sub.uncosted_lines, 'allergens', sub.allergens, 'traces', sub.traces,
    'undeclaredLines', sub.undeclared_lines
  ) END`
