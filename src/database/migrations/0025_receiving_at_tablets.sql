SELECT open_to_kitchen('order_lines', '{}', '{}', '{receipt,received_quantity,reason,use_by,lot,weighed_quantity,weighed_unit,replaced_by}');--> statement-breakpoint
SELECT open_to_kitchen('orders', '{mail_state,mail_queued_at,mail_tried_at,created_at}', '{}', '{state,version}');
