SELECT open_to_kitchen('cartes', '{created_at}');--> statement-breakpoint
SELECT open_to_kitchen('day_menu_sales', '{user_id,id,day,meal,carte_id,menu_id,quantity,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('day_sales', '{user_id,id,day,meal,carte_id,gamme_recette_id,category,quantity,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('menu_sales', '{user_id,id,period_id,menu_id,choice_id,fiche_id,quantity,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('production_marks', '{}', '{user_id,day,tech_sheet_id}', '{ready_quantity,ready_unit,done_at,done_by,batch_id}');--> statement-breakpoint
SELECT open_to_kitchen('sales_periods', '{user_id,id,first_day,last_day}');
