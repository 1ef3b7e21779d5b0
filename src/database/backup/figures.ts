import type { MemberTx } from '../as-member.ts'

/** What a restaurant reads from its rows, as PostgreSQL writes it, amounts to the cent: what a restore has to bring back. */
export type Figures = Record<string, unknown[]>

const QUERIES: Record<string, string> = {
  sheets: `select title, portions, round(cout_matiere, 2)::text as cost, round(selling_price_ht, 2)::text as price,
      (select count(*)::int from tech_sheet_ingredients i where i.user_id = s.user_id and i.tech_sheet_id = s.id) as lines
    from tech_sheets s order by search_text, id`,
  products: `select name, unit, round(price_ht, 2)::text as price from user_products order by search_text, id`,
  suppliers: `select name, (select count(*)::int from supplier_products p where p.user_id = s.user_id and p.supplier_id = s.id) as articles
    from supplier_contacts s order by name, id`,
  gammes: `select to_jsonb(v) - 'user_id' as margins from vue_marges_par_gamme v order by v::text collate "C"`,
  menus: `select nom as name, round(prix_ttc, 2)::text as price from menus order by nom, id`,
  sales: `select first_day::text as first, last_day::text as last,
      (select sum(quantity)::text from dish_sales d where d.user_id = p.user_id and d.period_id = p.id) as dishes
    from sales_periods p order by first_day, id`,
  prices: `select count(*)::int as changes, round(sum(new_price_ht), 2)::text as sum from price_changes`,
}

export async function figuresOf({ client }: Pick<MemberTx, 'client'>): Promise<Figures> {
  const figures: Figures = {}
  for (const [name, query] of Object.entries(QUERIES)) figures[name] = (await client.query(query)).rows
  return figures
}
