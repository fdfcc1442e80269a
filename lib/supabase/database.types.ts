export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "allowances": {
                  Row: {
                    "key": string,"used": number,"window_start": string
                  }
                  ComputedFields: never
                  Insert: {
                    "key": string,"used": number,"window_start": string
                  }
                  Update: {
                    "key"?: string,"used"?: number,"window_start"?: string
                  }
                  Relationships: []
                },"area_days": {
                  Row: {
                    "area": string,"day": string,"month": string,"nights": number,"revenue_cents": number
                  }
                  ComputedFields: never
                  Insert: {
                    "area": string,"day": string,"month": string,"nights": number,"revenue_cents": number
                  }
                  Update: {
                    "area"?: string,"day"?: string,"month"?: string,"nights"?: number,"revenue_cents"?: number
                  }
                  Relationships: []
                },"area_months": {
                  Row: {
                    "area": string,"cancelled": number,"lead_days": number,"month": string,"nights": number,"revenue_cents": number,"source": string,"stay_nights": number,"stays": number
                  }
                  ComputedFields: never
                  Insert: {
                    "area": string,"cancelled": number,"lead_days": number,"month": string,"nights": number,"revenue_cents": number,"source": string,"stay_nights": number,"stays": number
                  }
                  Update: {
                    "area"?: string,"cancelled"?: number,"lead_days"?: number,"month"?: string,"nights"?: number,"revenue_cents"?: number,"source"?: string,"stay_nights"?: number,"stays"?: number
                  }
                  Relationships: []
                },"areas": {
                  Row: {
                    "city": string,"latitude": number,"line": string,"longitude": number,"position": number,"slug": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "city": string,"latitude": number,"line"?: string,"longitude": number,"position": number,"slug": string,"updated_at"?: string
                  }
                  Update: {
                    "city"?: string,"latitude"?: number,"line"?: string,"longitude"?: number,"position"?: number,"slug"?: string,"updated_at"?: string
                  }
                  Relationships: []
                },"arrival_reads": {
                  Row: {
                    "at": string,"booking_id": string,"id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "at": string,"booking_id": string,"id"?: never
                  }
                  Update: {
                    "at"?: string,"booking_id"?: string,"id"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "arrival_reads_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    }
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor_email": string | null,"actor_id": string | null,"after": Json | null,"at": string,"before": Json | null,"id": number,"subject": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_email"?: string | null,"actor_id"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"subject": string
                  }
                  Update: {
                    "action"?: string,"actor_email"?: string | null,"actor_id"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"subject"?: string
                  }
                  Relationships: []
                },"booking_charges": {
                  Row: {
                    "amount_cents": number,"attempts": number,"booking_id": string,"created_at": string,"created_by": string,"due_on": string | null,"id": string,"kind": string,"label": string,"next_attempt_at": string | null,"paid_at": string | null,"reason": string,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_cents": number,"attempts"?: number,"booking_id": string,"created_at"?: string,"created_by": string,"due_on"?: string | null,"id"?: string,"kind": string,"label": string,"next_attempt_at"?: string | null,"paid_at"?: string | null,"reason": string,"status"?: string
                  }
                  Update: {
                    "amount_cents"?: number,"attempts"?: number,"booking_id"?: string,"created_at"?: string,"created_by"?: string,"due_on"?: string | null,"id"?: string,"kind"?: string,"label"?: string,"next_attempt_at"?: string | null,"paid_at"?: string | null,"reason"?: string,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "booking_charges_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    }
                  ]
                },"booking_events": {
                  Row: {
                    "booking_id": string,"change_id": string | null,"charge_id": string | null,"created_at": string,"dispute_id": string | null,"handled_at": string | null,"id": number,"kind": string,"refund_id": string | null,"stay_before": Json | null
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_id": string,"change_id"?: string | null,"charge_id"?: string | null,"created_at"?: string,"dispute_id"?: string | null,"handled_at"?: string | null,"id"?: never,"kind": string,"refund_id"?: string | null,"stay_before"?: Json | null
                  }
                  Update: {
                    "booking_id"?: string,"change_id"?: string | null,"charge_id"?: string | null,"created_at"?: string,"dispute_id"?: string | null,"handled_at"?: string | null,"id"?: never,"kind"?: string,"refund_id"?: string | null,"stay_before"?: Json | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "booking_events_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "booking_events_change_id_fkey"
      columns: ["change_id"]
isOneToOne: false
      referencedRelation: "stay_changes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "booking_events_charge_id_fkey"
      columns: ["charge_id"]
isOneToOne: false
      referencedRelation: "booking_charges"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "booking_events_dispute_id_fkey"
      columns: ["dispute_id"]
isOneToOne: false
      referencedRelation: "disputes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "booking_events_refund_id_fkey"
      columns: ["refund_id"]
isOneToOne: false
      referencedRelation: "refunds"
      referencedColumns: ["id"]
    }
                  ]
                },"booking_notes": {
                  Row: {
                    "at": string,"body": string,"booking_id": string,"by_email": string,"id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"body": string,"booking_id": string,"by_email": string,"id"?: string
                  }
                  Update: {
                    "at"?: string,"body"?: string,"booking_id"?: string,"by_email"?: string,"id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "booking_notes_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    }
                  ]
                },"bookings": {
                  Row: {
                    "adults": number,"balance_days": number | null,"cabin_id": string,"cancelled_at": string | null,"cancelled_by": string | null,"children": number,"completed_at": string | null,"confirmed_at": string | null,"created_at": string,"damage_kept_cents": number | null,"damage_reason": string | null,"damage_returned_at": string | null,"deal_id": string | null,"deposit_cents": number | null,"free_cancel_until": string,"gave_way_at": string | null,"guest_email": string | null,"guest_name": string,"guest_phone": string,"hold_expires_at": string | null,"hold_networks": (string)[] | null,"id": string,"idempotency_key": string | null,"is_example": boolean,"made_by": string,"messages_closed_at": string | null,"minimum_stay_reason": string | null,"moved_at": string | null,"moves": number,"occupancy_id": string,"pets": number,"promo_code": string | null,"quote": NonNullable<Json>,"reference": string,"request_hash": string,"sent_quote_id": string | null,"status": string,"terms_accepted_at": string | null,"token": string,"total_cents": number,"held_damage_cents": number | null,"may_come_back": boolean | null,"unreturned_damage_cents": number | null
                  }
                  ComputedFields: "held_damage_cents" | "may_come_back" | "unreturned_damage_cents"
                  Insert: {
                    "adults": number,"balance_days"?: number | null,"cabin_id": string,"cancelled_at"?: string | null,"cancelled_by"?: string | null,"children": number,"completed_at"?: string | null,"confirmed_at"?: string | null,"created_at"?: string,"damage_kept_cents"?: number | null,"damage_reason"?: string | null,"damage_returned_at"?: string | null,"deal_id"?: string | null,"deposit_cents"?: number | null,"free_cancel_until": string,"gave_way_at"?: string | null,"guest_email"?: string | null,"guest_name": string,"guest_phone": string,"hold_expires_at"?: string | null,"hold_networks"?: (string)[] | null,"id"?: string,"idempotency_key"?: string | null,"is_example"?: boolean,"made_by"?: string,"messages_closed_at"?: string | null,"minimum_stay_reason"?: string | null,"moved_at"?: string | null,"moves"?: number,"occupancy_id": string,"pets": number,"promo_code"?: string | null,"quote": NonNullable<Json>,"reference": string,"request_hash": string,"sent_quote_id"?: string | null,"status": string,"terms_accepted_at"?: string | null,"token": string,"total_cents": number
                  }
                  Update: {
                    "adults"?: number,"balance_days"?: number | null,"cabin_id"?: string,"cancelled_at"?: string | null,"cancelled_by"?: string | null,"children"?: number,"completed_at"?: string | null,"confirmed_at"?: string | null,"created_at"?: string,"damage_kept_cents"?: number | null,"damage_reason"?: string | null,"damage_returned_at"?: string | null,"deal_id"?: string | null,"deposit_cents"?: number | null,"free_cancel_until"?: string,"gave_way_at"?: string | null,"guest_email"?: string | null,"guest_name"?: string,"guest_phone"?: string,"hold_expires_at"?: string | null,"hold_networks"?: (string)[] | null,"id"?: string,"idempotency_key"?: string | null,"is_example"?: boolean,"made_by"?: string,"messages_closed_at"?: string | null,"minimum_stay_reason"?: string | null,"moved_at"?: string | null,"moves"?: number,"occupancy_id"?: string,"pets"?: number,"promo_code"?: string | null,"quote"?: NonNullable<Json>,"reference"?: string,"request_hash"?: string,"sent_quote_id"?: string | null,"status"?: string,"terms_accepted_at"?: string | null,"token"?: string,"total_cents"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookings_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookings_deal_id_fkey"
      columns: ["deal_id"]
isOneToOne: false
      referencedRelation: "daily_deals"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookings_occupancy_id_fkey"
      columns: ["occupancy_id"]
isOneToOne: true
      referencedRelation: "occupancies"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookings_promo_code_fkey"
      columns: ["promo_code"]
isOneToOne: false
      referencedRelation: "promotions"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "bookings_sent_quote_id_fkey"
      columns: ["sent_quote_id"]
isOneToOne: false
      referencedRelation: "quotes"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_arrivals": {
                  Row: {
                    "address": string | null,"cabin_id": string,"directions": string | null,"door_code": string | null,"door_kind": string,"door_note": string | null,"manual": string | null,"opens_hours_before": number,"parking": string | null,"wifi_name": string | null,"wifi_password": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"cabin_id": string,"directions"?: string | null,"door_code"?: string | null,"door_kind"?: string,"door_note"?: string | null,"manual"?: string | null,"opens_hours_before"?: number,"parking"?: string | null,"wifi_name"?: string | null,"wifi_password"?: string | null
                  }
                  Update: {
                    "address"?: string | null,"cabin_id"?: string,"directions"?: string | null,"door_code"?: string | null,"door_kind"?: string,"door_note"?: string | null,"manual"?: string | null,"opens_hours_before"?: number,"parking"?: string | null,"wifi_name"?: string | null,"wifi_password"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_arrivals_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_calendar": {
                  Row: {
                    "allows_check_in": boolean,"allows_check_out": boolean,"cabin_id": string,"day": string,"min_stay": number,"open": boolean,"price": number | null,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "allows_check_in"?: boolean,"allows_check_out"?: boolean,"cabin_id": string,"day": string,"min_stay"?: number,"open"?: boolean,"price"?: number | null,"source"?: string
                  }
                  Update: {
                    "allows_check_in"?: boolean,"allows_check_out"?: boolean,"cabin_id"?: string,"day"?: string,"min_stay"?: number,"open"?: boolean,"price"?: number | null,"source"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_calendar_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_cleaners": {
                  Row: {
                    "cabin_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"user_id": string
                  }
                  Update: {
                    "cabin_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_cleaners_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "cabin_cleaners_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["user_id"]
    }
                  ]
                },"cabin_clicks": {
                  Row: {
                    "address_hash": string | null,"cabin_id": string,"clicked_at": string,"id": number,"referrer_page": string | null,"session_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address_hash"?: string | null,"cabin_id": string,"clicked_at"?: string,"id"?: never,"referrer_page"?: string | null,"session_id": string
                  }
                  Update: {
                    "address_hash"?: string | null,"cabin_id"?: string,"clicked_at"?: string,"id"?: never,"referrer_page"?: string | null,"session_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_clicks_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_commissions": {
                  Row: {
                    "cabin_id": string,"from_month": string,"percent_bp": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"from_month": string,"percent_bp": number
                  }
                  Update: {
                    "cabin_id"?: string,"from_month"?: string,"percent_bp"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_commissions_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_old_slugs": {
                  Row: {
                    "cabin_id": string,"replaced_at": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"replaced_at"?: string,"slug": string
                  }
                  Update: {
                    "cabin_id"?: string,"replaced_at"?: string,"slug"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_old_slugs_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_photos": {
                  Row: {
                    "cabin_id": string,"description": string,"display_order": number,"drawing_url": string | null,"focus_x": number,"focus_y": number,"id": string,"image_url": string,"kind": string,"portrait": boolean,"room_type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"description": string,"display_order"?: number,"drawing_url"?: string | null,"focus_x"?: number,"focus_y"?: number,"id"?: string,"image_url": string,"kind"?: never,"portrait"?: boolean,"room_type": string
                  }
                  Update: {
                    "cabin_id"?: string,"description"?: string,"display_order"?: number,"drawing_url"?: string | null,"focus_x"?: number,"focus_y"?: number,"id"?: string,"image_url"?: string,"kind"?: never,"portrait"?: boolean,"room_type"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_photos_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_places": {
                  Row: {
                    "cabin_id": string,"latitude": number,"longitude": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"latitude": number,"longitude": number
                  }
                  Update: {
                    "cabin_id"?: string,"latitude"?: number,"longitude"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_places_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_review_photos": {
                  Row: {
                    "created_at": string,"height": number,"id": string,"review_id": string,"width": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"height": number,"id": string,"review_id": string,"width": number
                  }
                  Update: {
                    "created_at"?: string,"height"?: number,"id"?: string,"review_id"?: string,"width"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_review_photos_review_id_fkey"
      columns: ["review_id"]
isOneToOne: false
      referencedRelation: "cabin_reviews"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_review_texts": {
                  Row: {
                    "author": string,"body": string,"review_id": string,"stayed_on": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author": string,"body": string,"review_id": string,"stayed_on": string
                  }
                  Update: {
                    "author"?: string,"body"?: string,"review_id"?: string,"stayed_on"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_review_texts_review_id_fkey"
      columns: ["review_id"]
isOneToOne: true
      referencedRelation: "cabin_reviews"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_reviews": {
                  Row: {
                    "accuracy": number | null,"answer": string | null,"arrival": number | null,"cabin_id": string,"cleanliness": number | null,"communication": number | null,"created_at": string,"id": string,"location": number | null,"origin": string,"rating": number,"source": string | null,"value": number | null,"visible": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "accuracy"?: number | null,"answer"?: string | null,"arrival"?: number | null,"cabin_id": string,"cleanliness"?: number | null,"communication"?: number | null,"created_at"?: string,"id"?: string,"location"?: number | null,"origin"?: string,"rating": number,"source"?: string | null,"value"?: number | null,"visible"?: boolean
                  }
                  Update: {
                    "accuracy"?: number | null,"answer"?: string | null,"arrival"?: number | null,"cabin_id"?: string,"cleanliness"?: number | null,"communication"?: number | null,"created_at"?: string,"id"?: string,"location"?: number | null,"origin"?: string,"rating"?: number,"source"?: string | null,"value"?: number | null,"visible"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_reviews_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_sums": {
                  Row: {
                    "cabin_id": string,"cancelled": number,"lead_days": number,"month": string,"months": number,"nights": number,"priced_nights": number,"revenue_cents": number,"source": string,"stay_nights": number,"stays": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"cancelled": number,"lead_days": number,"month": string,"months": number,"nights": number,"priced_nights": number,"revenue_cents": number,"source": string,"stay_nights": number,"stays": number
                  }
                  Update: {
                    "cabin_id"?: string,"cancelled"?: number,"lead_days"?: number,"month"?: string,"months"?: number,"nights"?: number,"priced_nights"?: number,"revenue_cents"?: number,"source"?: string,"stay_nights"?: number,"stays"?: number
                  }
                  Relationships: []
                },"cabin_supplies": {
                  Row: {
                    "added_at": string,"added_by": string,"bought_at": string | null,"bought_by": string | null,"cabin_id": string,"id": string,"name": string,"note": string | null,"quantity": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "added_at"?: string,"added_by": string,"bought_at"?: string | null,"bought_by"?: string | null,"cabin_id": string,"id": string,"name": string,"note"?: string | null,"quantity"?: string | null
                  }
                  Update: {
                    "added_at"?: string,"added_by"?: string,"bought_at"?: string | null,"bought_by"?: string | null,"cabin_id"?: string,"id"?: string,"name"?: string,"note"?: string | null,"quantity"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_supplies_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_task_lines": {
                  Row: {
                    "body": string,"is_required": boolean,"line_id": string,"needs_photo": boolean,"position": number,"task_id": string,"ticked_at": string | null,"ticked_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"is_required": boolean,"line_id": string,"needs_photo": boolean,"position": number,"task_id": string,"ticked_at"?: string | null,"ticked_by"?: string | null
                  }
                  Update: {
                    "body"?: string,"is_required"?: boolean,"line_id"?: string,"needs_photo"?: boolean,"position"?: number,"task_id"?: string,"ticked_at"?: string | null,"ticked_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_task_lines_task_id_fkey"
      columns: ["task_id"]
isOneToOne: false
      referencedRelation: "cabin_tasks"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_task_photos": {
                  Row: {
                    "added_at": string,"added_by": string,"height": number,"id": string,"line_id": string | null,"task_id": string,"width": number
                  }
                  ComputedFields: never
                  Insert: {
                    "added_at"?: string,"added_by": string,"height": number,"id": string,"line_id"?: string | null,"task_id": string,"width": number
                  }
                  Update: {
                    "added_at"?: string,"added_by"?: string,"height"?: number,"id"?: string,"line_id"?: string | null,"task_id"?: string,"width"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_task_photos_task_id_fkey"
      columns: ["task_id"]
isOneToOne: false
      referencedRelation: "cabin_tasks"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_tasks": {
                  Row: {
                    "assigned_by_hand": boolean,"assignee_id": string | null,"begun_at": string | null,"begun_by": string | null,"cabin_id": string,"changed_at": string,"cleaner_note": string | null,"day": string,"done_at": string | null,"done_by": string | null,"dropped_at": string | null,"due_at": string | null,"id": string,"kind": string,"next_id": string | null,"note": string | null,"occupancy_id": string | null,"problem": string | null,"problem_at": string | null,"problem_settled_at": string | null,"reason": string | null,"sequence": number,"starts_at": string,"state": string,"title": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "assigned_by_hand"?: boolean,"assignee_id"?: string | null,"begun_at"?: string | null,"begun_by"?: string | null,"cabin_id": string,"changed_at"?: string,"cleaner_note"?: string | null,"day": string,"done_at"?: string | null,"done_by"?: string | null,"dropped_at"?: string | null,"due_at"?: string | null,"id"?: string,"kind": string,"next_id"?: string | null,"note"?: string | null,"occupancy_id"?: string | null,"problem"?: string | null,"problem_at"?: string | null,"problem_settled_at"?: string | null,"reason"?: string | null,"sequence"?: number,"starts_at": string,"state"?: string,"title"?: string | null
                  }
                  Update: {
                    "assigned_by_hand"?: boolean,"assignee_id"?: string | null,"begun_at"?: string | null,"begun_by"?: string | null,"cabin_id"?: string,"changed_at"?: string,"cleaner_note"?: string | null,"day"?: string,"done_at"?: string | null,"done_by"?: string | null,"dropped_at"?: string | null,"due_at"?: string | null,"id"?: string,"kind"?: string,"next_id"?: string | null,"note"?: string | null,"occupancy_id"?: string | null,"problem"?: string | null,"problem_at"?: string | null,"problem_settled_at"?: string | null,"reason"?: string | null,"sequence"?: number,"starts_at"?: string,"state"?: string,"title"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_tasks_assignee_id_fkey"
      columns: ["assignee_id"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "cabin_tasks_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "cabin_tasks_next_id_fkey"
      columns: ["next_id"]
isOneToOne: false
      referencedRelation: "occupancies"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "cabin_tasks_occupancy_id_fkey"
      columns: ["occupancy_id"]
isOneToOne: true
      referencedRelation: "occupancies"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_tours": {
                  Row: {
                    "cabin_id": string,"chapters": NonNullable<Json>,"duration_seconds": number,"poster_url": string,"transcript": string,"uploaded_on": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"chapters"?: NonNullable<Json>,"duration_seconds": number,"poster_url": string,"transcript"?: string,"uploaded_on": string
                  }
                  Update: {
                    "cabin_id"?: string,"chapters"?: NonNullable<Json>,"duration_seconds"?: number,"poster_url"?: string,"transcript"?: string,"uploaded_on"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_tours_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabin_voices": {
                  Row: {
                    "cabin_id": string,"seconds": number,"transcript": string,"url": string,"wave": (number)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"seconds": number,"transcript": string,"url": string,"wave": (number)[]
                  }
                  Update: {
                    "cabin_id"?: string,"seconds"?: number,"transcript"?: string,"url"?: string,"wave"?: (number)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabin_voices_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"cabins": {
                  Row: {
                    "amenities": NonNullable<Json>,"archived_at": string | null,"area": string,"average_rating": number,"baths": number,"bed_types": NonNullable<Json>,"bedrooms": number,"beds": number,"check_in_time": string,"check_out_time": string,"city": string,"cleaning_fee": number,"created_at": string,"display_order": number,"elevation_ft": number,"featured": boolean,"features": number,"first_live_at": string | null,"free_cancel_days": number,"hero_focus_x": number,"hero_focus_y": number,"hero_image_url": string,"house_rules": (string)[],"id": string,"is_example": boolean,"latitude": number,"live": boolean,"located": boolean,"long_desc": string,"longitude": number,"max_guests": number,"max_pets": number,"mountain_facts": NonNullable<Json>,"mountain_mama_nightly_surcharge": number,"mountain_mama_review": string | null,"nightly_rate": number,"open_night_least": number | null,"open_night_most": number | null,"open_night_usual": number | null,"open_nights_counted_on": string | null,"own_amenities": NonNullable<Json>,"pet_fee": number | null,"review_count": number,"short_desc": string,"slug": string,"tiktok_ids": (string)[],"timezone": string,"title": string,"updated_at": string,"video_tour_url": string | null,"views_last_7_days": number
                  }
                  ComputedFields: never
                  Insert: {
                    "amenities"?: NonNullable<Json>,"archived_at"?: string | null,"area": string,"average_rating"?: number,"baths": number,"bed_types"?: NonNullable<Json>,"bedrooms": number,"beds": number,"check_in_time"?: string,"check_out_time"?: string,"city": string,"cleaning_fee"?: number,"created_at"?: string,"display_order"?: number,"elevation_ft": number,"featured"?: boolean,"features"?: never,"first_live_at"?: string | null,"free_cancel_days"?: number,"hero_focus_x"?: number,"hero_focus_y"?: number,"hero_image_url": string,"house_rules"?: (string)[],"id"?: string,"is_example"?: boolean,"latitude": number,"live"?: boolean,"located"?: boolean,"long_desc"?: string,"longitude": number,"max_guests"?: number,"max_pets"?: number,"mountain_facts"?: NonNullable<Json>,"mountain_mama_nightly_surcharge"?: number,"mountain_mama_review"?: string | null,"nightly_rate": number,"open_night_least"?: number | null,"open_night_most"?: number | null,"open_night_usual"?: number | null,"open_nights_counted_on"?: string | null,"own_amenities"?: NonNullable<Json>,"pet_fee"?: number | null,"review_count"?: number,"short_desc": string,"slug": string,"tiktok_ids"?: (string)[],"timezone"?: string,"title": string,"updated_at"?: string,"video_tour_url"?: string | null,"views_last_7_days"?: number
                  }
                  Update: {
                    "amenities"?: NonNullable<Json>,"archived_at"?: string | null,"area"?: string,"average_rating"?: number,"baths"?: number,"bed_types"?: NonNullable<Json>,"bedrooms"?: number,"beds"?: number,"check_in_time"?: string,"check_out_time"?: string,"city"?: string,"cleaning_fee"?: number,"created_at"?: string,"display_order"?: number,"elevation_ft"?: number,"featured"?: boolean,"features"?: never,"first_live_at"?: string | null,"free_cancel_days"?: number,"hero_focus_x"?: number,"hero_focus_y"?: number,"hero_image_url"?: string,"house_rules"?: (string)[],"id"?: string,"is_example"?: boolean,"latitude"?: number,"live"?: boolean,"located"?: boolean,"long_desc"?: string,"longitude"?: number,"max_guests"?: number,"max_pets"?: number,"mountain_facts"?: NonNullable<Json>,"mountain_mama_nightly_surcharge"?: number,"mountain_mama_review"?: string | null,"nightly_rate"?: number,"open_night_least"?: number | null,"open_night_most"?: number | null,"open_night_usual"?: number | null,"open_nights_counted_on"?: string | null,"own_amenities"?: NonNullable<Json>,"pet_fee"?: number | null,"review_count"?: number,"short_desc"?: string,"slug"?: string,"tiktok_ids"?: (string)[],"timezone"?: string,"title"?: string,"updated_at"?: string,"video_tour_url"?: string | null,"views_last_7_days"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "cabins_area_fkey"
      columns: ["area"]
isOneToOne: false
      referencedRelation: "areas"
      referencedColumns: ["slug"]
    }
                  ]
                },"calendar_before_rules": {
                  Row: {
                    "allows_check_in": boolean,"allows_check_out": boolean,"cabin_id": string,"day": string,"had_row": boolean,"is_kept": boolean,"min_stay": number,"open": boolean,"price": number | null,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "allows_check_in": boolean,"allows_check_out": boolean,"cabin_id": string,"day": string,"had_row": boolean,"is_kept": boolean,"min_stay": number,"open": boolean,"price"?: number | null,"source": string
                  }
                  Update: {
                    "allows_check_in"?: boolean,"allows_check_out"?: boolean,"cabin_id"?: string,"day"?: string,"had_row"?: boolean,"is_kept"?: boolean,"min_stay"?: number,"open"?: boolean,"price"?: number | null,"source"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "calendar_before_rules_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"calendar_changes": {
                  Row: {
                    "days": Json | null,"id": string,"kind": string,"made_at": string,"made_by": string | null,"stay_ids": (string)[] | null,"undone_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "days"?: Json | null,"id"?: string,"kind": string,"made_at"?: string,"made_by"?: string | null,"stay_ids"?: (string)[] | null,"undone_at"?: string | null
                  }
                  Update: {
                    "days"?: Json | null,"id"?: string,"kind"?: string,"made_at"?: string,"made_by"?: string | null,"stay_ids"?: (string)[] | null,"undone_at"?: string | null
                  }
                  Relationships: []
                },"calendar_conflicts": {
                  Row: {
                    "accepted_at": string | null,"cabin_id": string,"check_in": string,"check_out": string,"feed_id": string,"first_seen_at": string,"id": string,"is_echo": boolean,"notified_at": string | null,"occupancy_id": string,"resolved_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string | null,"cabin_id": string,"check_in": string,"check_out": string,"feed_id": string,"first_seen_at"?: string,"id"?: string,"is_echo"?: boolean,"notified_at"?: string | null,"occupancy_id": string,"resolved_at"?: string | null
                  }
                  Update: {
                    "accepted_at"?: string | null,"cabin_id"?: string,"check_in"?: string,"check_out"?: string,"feed_id"?: string,"first_seen_at"?: string,"id"?: string,"is_echo"?: boolean,"notified_at"?: string | null,"occupancy_id"?: string,"resolved_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "calendar_conflicts_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calendar_conflicts_feed_id_fkey"
      columns: ["feed_id"]
isOneToOne: false
      referencedRelation: "calendar_feeds"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calendar_conflicts_occupancy_id_fkey"
      columns: ["occupancy_id"]
isOneToOne: false
      referencedRelation: "occupancies"
      referencedColumns: ["id"]
    }
                  ]
                },"calendar_exports": {
                  Row: {
                    "cabin_id": string,"created_at": string,"token": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"created_at"?: string,"token"?: string
                  }
                  Update: {
                    "cabin_id"?: string,"created_at"?: string,"token"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "calendar_exports_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"calendar_feed_events": {
                  Row: {
                    "check_in": string,"check_out": string,"feed_id": string,"guest": Json | null,"meaning": string
                  }
                  ComputedFields: never
                  Insert: {
                    "check_in": string,"check_out": string,"feed_id": string,"guest"?: Json | null,"meaning": string
                  }
                  Update: {
                    "check_in"?: string,"check_out"?: string,"feed_id"?: string,"guest"?: Json | null,"meaning"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "calendar_feed_events_feed_id_fkey"
      columns: ["feed_id"]
isOneToOne: false
      referencedRelation: "calendar_feeds"
      referencedColumns: ["id"]
    }
                  ]
                },"calendar_feeds": {
                  Row: {
                    "active": boolean,"cabin_id": string,"claimed_until": string | null,"created_at": string,"doubtful_reads": number,"doubtful_since": string | null,"etag": string | null,"event_count": number,"failures": number,"id": string,"imports": string,"last_attempt_at": string | null,"last_error": string | null,"last_modified": string | null,"last_success_at": string | null,"left_out": NonNullable<Json>,"next_attempt_at": string,"platform": string,"problems": NonNullable<Json>,"takes": (string)[],"url": string,"warning": string | null,"watched": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"cabin_id": string,"claimed_until"?: string | null,"created_at"?: string,"doubtful_reads"?: number,"doubtful_since"?: string | null,"etag"?: string | null,"event_count"?: number,"failures"?: number,"id"?: string,"imports"?: string,"last_attempt_at"?: string | null,"last_error"?: string | null,"last_modified"?: string | null,"last_success_at"?: string | null,"left_out"?: NonNullable<Json>,"next_attempt_at"?: string,"platform": string,"problems"?: NonNullable<Json>,"takes"?: (string)[],"url": string,"warning"?: string | null,"watched"?: NonNullable<Json>
                  }
                  Update: {
                    "active"?: boolean,"cabin_id"?: string,"claimed_until"?: string | null,"created_at"?: string,"doubtful_reads"?: number,"doubtful_since"?: string | null,"etag"?: string | null,"event_count"?: number,"failures"?: number,"id"?: string,"imports"?: string,"last_attempt_at"?: string | null,"last_error"?: string | null,"last_modified"?: string | null,"last_success_at"?: string | null,"left_out"?: NonNullable<Json>,"next_attempt_at"?: string,"platform"?: string,"problems"?: NonNullable<Json>,"takes"?: (string)[],"url"?: string,"warning"?: string | null,"watched"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "calendar_feeds_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"catalog_pictures": {
                  Row: {
                    "kind": string,"one": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "kind"?: string,"one"?: boolean
                  }
                  Update: {
                    "kind"?: string,"one"?: boolean
                  }
                  Relationships: []
                },"checklist_lines": {
                  Row: {
                    "body": string,"cabin_id": string | null,"id": string,"is_required": boolean,"needs_photo": boolean,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"cabin_id"?: string | null,"id"?: string,"is_required"?: boolean,"needs_photo"?: boolean,"position": number
                  }
                  Update: {
                    "body"?: string,"cabin_id"?: string | null,"id"?: string,"is_required"?: boolean,"needs_photo"?: boolean,"position"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "checklist_lines_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"consent_wordings": {
                  Row: {
                    "from_at": string,"purpose": string,"saved_by": string,"version": string,"words": string
                  }
                  ComputedFields: never
                  Insert: {
                    "from_at": string,"purpose": string,"saved_by": string,"version": string,"words": string
                  }
                  Update: {
                    "from_at"?: string,"purpose"?: string,"saved_by"?: string,"version"?: string,"words"?: string
                  }
                  Relationships: []
                },"daily_deals": {
                  Row: {
                    "cabin_id": string,"discount_percent": number,"expires_at": string,"id": string,"starts_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"discount_percent": number,"expires_at": string,"id"?: string,"starts_at": string
                  }
                  Update: {
                    "cabin_id"?: string,"discount_percent"?: number,"expires_at"?: string,"id"?: string,"starts_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "daily_deals_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"deal_pins": {
                  Row: {
                    "cabin_id": string,"day": string,"discount_percent": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"day": string,"discount_percent"?: number | null
                  }
                  Update: {
                    "cabin_id"?: string,"day"?: string,"discount_percent"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "deal_pins_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"deal_unlocks": {
                  Row: {
                    "deal_id": string,"session_id": string,"unlocked_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "deal_id": string,"session_id": string,"unlocked_at"?: string
                  }
                  Update: {
                    "deal_id"?: string,"session_id"?: string,"unlocked_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "deal_unlocks_deal_id_fkey"
      columns: ["deal_id"]
isOneToOne: false
      referencedRelation: "daily_deals"
      referencedColumns: ["id"]
    }
                  ]
                },"disputes": {
                  Row: {
                    "amount_cents": number,"answer_by": string | null,"closed_at": string | null,"event_at": string,"id": string,"opened_at": string,"payment_id": string,"provider_id": string,"reason": string,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_cents": number,"answer_by"?: string | null,"closed_at"?: string | null,"event_at": string,"id"?: string,"opened_at": string,"payment_id": string,"provider_id": string,"reason": string,"state": string
                  }
                  Update: {
                    "amount_cents"?: number,"answer_by"?: string | null,"closed_at"?: string | null,"event_at"?: string,"id"?: string,"opened_at"?: string,"payment_id"?: string,"provider_id"?: string,"reason"?: string,"state"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "disputes_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    }
                  ]
                },"email_events": {
                  Row: {
                    "email_hash": string,"id": string,"kind": string,"received_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "email_hash": string,"id": string,"kind": string,"received_at"?: string
                  }
                  Update: {
                    "email_hash"?: string,"id"?: string,"kind"?: string,"received_at"?: string
                  }
                  Relationships: []
                },"email_stops": {
                  Row: {
                    "email_hash": string,"reason": string,"stopped_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "email_hash": string,"reason": string,"stopped_at"?: string
                  }
                  Update: {
                    "email_hash"?: string,"reason"?: string,"stopped_at"?: string
                  }
                  Relationships: []
                },"empty_searches": {
                  Row: {
                    "area": string,"day": string,"filter": string,"guests": number,"id": number,"month": string | null,"nights": number,"times": number
                  }
                  ComputedFields: never
                  Insert: {
                    "area": string,"day": string,"filter": string,"guests": number,"id"?: never,"month"?: string | null,"nights": number,"times": number
                  }
                  Update: {
                    "area"?: string,"day"?: string,"filter"?: string,"guests"?: number,"id"?: never,"month"?: string | null,"nights"?: number,"times"?: number
                  }
                  Relationships: []
                },"funnel_days": {
                  Row: {
                    "begun": number,"counted_at": string,"dates": number,"day": string,"paid": number,"views": number
                  }
                  ComputedFields: never
                  Insert: {
                    "begun": number,"counted_at": string,"dates": number,"day": string,"paid": number,"views": number
                  }
                  Update: {
                    "begun"?: number,"counted_at"?: string,"dates"?: number,"day"?: string,"paid"?: number,"views"?: number
                  }
                  Relationships: []
                },"guest_messages": {
                  Row: {
                    "answered_at": string | null,"author": string,"body": string,"booking_id": string | null,"created_at": string,"id": string,"question_id": string | null,"read_at": string | null,"thread_id": string | null,"told_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"author"?: string,"body": string,"booking_id"?: string | null,"created_at"?: string,"id": string,"question_id"?: string | null,"read_at"?: string | null,"thread_id"?: never,"told_at"?: string | null
                  }
                  Update: {
                    "answered_at"?: string | null,"author"?: string,"body"?: string,"booking_id"?: string | null,"created_at"?: string,"id"?: string,"question_id"?: string | null,"read_at"?: string | null,"thread_id"?: never,"told_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "guest_messages_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "guest_messages_question_id_fkey"
      columns: ["question_id"]
isOneToOne: false
      referencedRelation: "guest_questions"
      referencedColumns: ["id"]
    }
                  ]
                },"guest_questions": {
                  Row: {
                    "adults": number,"cabin_id": string,"check_in": string | null,"check_out": string | null,"children": number,"created_at": string,"guest_email": string,"guest_name": string,"id": string,"is_possible_spam": boolean,"messages_closed_at": string | null,"pets": number,"reference": string,"token": string
                  }
                  ComputedFields: never
                  Insert: {
                    "adults": number,"cabin_id": string,"check_in"?: string | null,"check_out"?: string | null,"children": number,"created_at"?: string,"guest_email": string,"guest_name": string,"id": string,"is_possible_spam"?: boolean,"messages_closed_at"?: string | null,"pets": number,"reference"?: string,"token"?: string
                  }
                  Update: {
                    "adults"?: number,"cabin_id"?: string,"check_in"?: string | null,"check_out"?: string | null,"children"?: number,"created_at"?: string,"guest_email"?: string,"guest_name"?: string,"id"?: string,"is_possible_spam"?: boolean,"messages_closed_at"?: string | null,"pets"?: number,"reference"?: string,"token"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "guest_questions_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"host_requests": {
                  Row: {
                    "action": string,"answer": NonNullable<Json>,"at": string,"key": string,"request_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"answer": NonNullable<Json>,"at"?: string,"key": string,"request_hash": string
                  }
                  Update: {
                    "action"?: string,"answer"?: NonNullable<Json>,"at"?: string,"key"?: string,"request_hash"?: string
                  }
                  Relationships: []
                },"inbound_texts": {
                  Row: {
                    "body": string,"id": string,"phone": string,"received_at": string,"settled_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"id": string,"phone": string,"received_at"?: string,"settled_at"?: string | null
                  }
                  Update: {
                    "body"?: string,"id"?: string,"phone"?: string,"received_at"?: string,"settled_at"?: string | null
                  }
                  Relationships: []
                },"itineraries": {
                  Row: {
                    "check_in": string | null,"check_out": string | null,"created_at": string,"edit_token_hash": string,"expires_at": string,"guests": number,"id": string,"plan": Json | null,"revoked_at": string | null,"title": string,"token": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "check_in"?: string | null,"check_out"?: string | null,"created_at"?: string,"edit_token_hash": string,"expires_at": string,"guests": number,"id"?: string,"plan"?: Json | null,"revoked_at"?: string | null,"title": string,"token": string,"updated_at"?: string
                  }
                  Update: {
                    "check_in"?: string | null,"check_out"?: string | null,"created_at"?: string,"edit_token_hash"?: string,"expires_at"?: string,"guests"?: number,"id"?: string,"plan"?: Json | null,"revoked_at"?: string | null,"title"?: string,"token"?: string,"updated_at"?: string
                  }
                  Relationships: []
                },"itinerary_cabins": {
                  Row: {
                    "added_total_cents": number | null,"cabin_id": string,"itinerary_id": string,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "added_total_cents"?: number | null,"cabin_id": string,"itinerary_id": string,"position": number
                  }
                  Update: {
                    "added_total_cents"?: number | null,"cabin_id"?: string,"itinerary_id"?: string,"position"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "itinerary_cabins_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "itinerary_cabins_itinerary_id_fkey"
      columns: ["itinerary_id"]
isOneToOne: false
      referencedRelation: "itineraries"
      referencedColumns: ["id"]
    }
                  ]
                },"itinerary_votes": {
                  Row: {
                    "cabin_id": string,"itinerary_id": string,"vote": number,"voted_at": string,"voter_id": string,"voter_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"itinerary_id": string,"vote": number,"voted_at"?: string,"voter_id": string,"voter_name": string
                  }
                  Update: {
                    "cabin_id"?: string,"itinerary_id"?: string,"vote"?: number,"voted_at"?: string,"voter_id"?: string,"voter_name"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "itinerary_votes_itinerary_id_cabin_id_fkey"
      columns: ["itinerary_id","cabin_id"]
isOneToOne: false
      referencedRelation: "itinerary_cabins"
      referencedColumns: ["itinerary_id","cabin_id"]
    }
                  ]
                },"job_runs": {
                  Row: {
                    "done": Json | null,"error": string | null,"finished_at": string | null,"id": number,"name": string,"slot": number | null,"started_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "done"?: Json | null,"error"?: string | null,"finished_at"?: string | null,"id"?: never,"name": string,"slot"?: number | null,"started_at"?: string
                  }
                  Update: {
                    "done"?: Json | null,"error"?: string | null,"finished_at"?: string | null,"id"?: never,"name"?: string,"slot"?: number | null,"started_at"?: string
                  }
                  Relationships: []
                },"letter_texts": {
                  Row: {
                    "closing": string | null,"letter": string,"opening": string | null,"subject": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "closing"?: string | null,"letter": string,"opening"?: string | null,"subject"?: string | null
                  }
                  Update: {
                    "closing"?: string | null,"letter"?: string,"opening"?: string | null,"subject"?: string | null
                  }
                  Relationships: []
                },"link_requests": {
                  Row: {
                    "email": string,"id": string,"reference": string | null,"requested_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "email": string,"id"?: string,"reference"?: string | null,"requested_at"?: string
                  }
                  Update: {
                    "email"?: string,"id"?: string,"reference"?: string | null,"requested_at"?: string
                  }
                  Relationships: []
                },"message_templates": {
                  Row: {
                    "anchor": string | null,"body": string,"cabin_ids": (string)[],"changed_at": string,"days": number,"hour": number,"id": string,"name": string,"on_since": string | null,"sms": string | null,"subject": string,"template_json": Json | null
                  }
                  ComputedFields: "template_json"
                  Insert: {
                    "anchor"?: string | null,"body": string,"cabin_ids"?: (string)[],"changed_at"?: string,"days"?: number,"hour"?: number,"id"?: string,"name": string,"on_since"?: string | null,"sms"?: string | null,"subject": string
                  }
                  Update: {
                    "anchor"?: string | null,"body"?: string,"cabin_ids"?: (string)[],"changed_at"?: string,"days"?: number,"hour"?: number,"id"?: string,"name"?: string,"on_since"?: string | null,"sms"?: string | null,"subject"?: string
                  }
                  Relationships: []
                },"money_figures": {
                  Row: {
                    "booking_id": string,"cabin_id": string,"cents": number,"day": string,"id": number,"is_folded": boolean,"is_return": boolean,"name": string,"part": string,"place": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_id": string,"cabin_id": string,"cents": number,"day": string,"id"?: never,"is_folded"?: boolean,"is_return": boolean,"name"?: string,"part": string,"place": string
                  }
                  Update: {
                    "booking_id"?: string,"cabin_id"?: string,"cents"?: number,"day"?: string,"id"?: never,"is_folded"?: boolean,"is_return"?: boolean,"name"?: string,"part"?: string,"place"?: string
                  }
                  Relationships: []
                },"money_months": {
                  Row: {
                    "month": string,"name": string,"part": string,"place": string,"received_cents": number,"returned_cents": number
                  }
                  ComputedFields: never
                  Insert: {
                    "month": string,"name": string,"part": string,"place": string,"received_cents": number,"returned_cents": number
                  }
                  Update: {
                    "month"?: string,"name"?: string,"part"?: string,"place"?: string,"received_cents"?: number,"returned_cents"?: number
                  }
                  Relationships: []
                },"newsletter_recipients": {
                  Row: {
                    "bounced_at": string | null,"complained_at": string | null,"message_id": string,"newsletter_id": string,"queued_at": string,"signup_id": string,"state": string,"unsubscribed_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "bounced_at"?: string | null,"complained_at"?: string | null,"message_id": string,"newsletter_id": string,"queued_at": string,"signup_id": string,"state"?: string,"unsubscribed_at"?: string | null
                  }
                  Update: {
                    "bounced_at"?: string | null,"complained_at"?: string | null,"message_id"?: string,"newsletter_id"?: string,"queued_at"?: string,"signup_id"?: string,"state"?: string,"unsubscribed_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "newsletter_recipients_newsletter_id_fkey"
      columns: ["newsletter_id"]
isOneToOne: false
      referencedRelation: "newsletters"
      referencedColumns: ["id"]
    }
                  ]
                },"newsletter_signups": {
                  Row: {
                    "confirmation_sent_at": string | null,"confirmation_token": string | null,"confirmed_at": string | null,"consent_asked_at": string | null,"consent_words": string | null,"created_at": string,"email": string,"id": string,"signup_source": string | null,"traffic_source": string | null,"unsubscribe_token": string,"unsubscribed_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "confirmation_sent_at"?: string | null,"confirmation_token"?: string | null,"confirmed_at"?: string | null,"consent_asked_at"?: string | null,"consent_words"?: string | null,"created_at"?: string,"email": string,"id"?: string,"signup_source"?: string | null,"traffic_source"?: string | null,"unsubscribe_token"?: string,"unsubscribed_at"?: string | null
                  }
                  Update: {
                    "confirmation_sent_at"?: string | null,"confirmation_token"?: string | null,"confirmed_at"?: string | null,"consent_asked_at"?: string | null,"consent_words"?: string | null,"created_at"?: string,"email"?: string,"id"?: string,"signup_source"?: string | null,"traffic_source"?: string | null,"unsubscribe_token"?: string,"unsubscribed_at"?: string | null
                  }
                  Relationships: []
                },"newsletters": {
                  Row: {
                    "body": string,"created_at": string,"finished_at": string | null,"id": string,"preview_line": string,"send_at": string | null,"state": string,"subject": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"created_at"?: string,"finished_at"?: string | null,"id"?: string,"preview_line"?: string,"send_at"?: string | null,"state"?: string,"subject": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"finished_at"?: string | null,"id"?: string,"preview_line"?: string,"send_at"?: string | null,"state"?: string,"subject"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: []
                },"occupancies": {
                  Row: {
                    "block_reason": string | null,"cabin_id": string,"check_in": string,"check_out": string,"created_at": string,"during": unknown,"expires_at": string | null,"feed_id": string | null,"held_for": string | null,"id": string,"is_example": boolean,"is_owner_stay": boolean,"kind": string,"late_check_out": string | null,"released_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "block_reason"?: string | null,"cabin_id": string,"check_in": string,"check_out": string,"created_at"?: string,"during"?: never,"expires_at"?: string | null,"feed_id"?: string | null,"held_for"?: string | null,"id"?: string,"is_example"?: boolean,"is_owner_stay"?: boolean,"kind": string,"late_check_out"?: string | null,"released_at"?: string | null
                  }
                  Update: {
                    "block_reason"?: string | null,"cabin_id"?: string,"check_in"?: string,"check_out"?: string,"created_at"?: string,"during"?: never,"expires_at"?: string | null,"feed_id"?: string | null,"held_for"?: string | null,"id"?: string,"is_example"?: boolean,"is_owner_stay"?: boolean,"kind"?: string,"late_check_out"?: string | null,"released_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "occupancies_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "occupancies_feed_id_fkey"
      columns: ["feed_id"]
isOneToOne: false
      referencedRelation: "calendar_feeds"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "occupancies_held_for_fkey"
      columns: ["held_for"]
isOneToOne: false
      referencedRelation: "occupancies"
      referencedColumns: ["id"]
    }
                  ]
                },"opening_watches": {
                  Row: {
                    "area": string | null,"check_in": string,"check_out": string,"created_at": string,"filter": string | null,"flexible_days": number,"guests": number,"id": string,"next_look_at": string,"phone": string,"phone_hash": string,"sent_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "area"?: string | null,"check_in": string,"check_out": string,"created_at"?: string,"filter"?: string | null,"flexible_days"?: number,"guests": number,"id"?: string,"next_look_at"?: string,"phone": string,"phone_hash": string,"sent_at"?: string | null
                  }
                  Update: {
                    "area"?: string | null,"check_in"?: string,"check_out"?: string,"created_at"?: string,"filter"?: string | null,"flexible_days"?: number,"guests"?: number,"id"?: string,"next_look_at"?: string,"phone"?: string,"phone_hash"?: string,"sent_at"?: string | null
                  }
                  Relationships: []
                },"outbox": {
                  Row: {
                    "attempts": number,"body": string,"budget": string,"channel": string,"claimed_until": string | null,"created_at": string,"dedupe_key": string | null,"error": string | null,"headers": Json | null,"html": string | null,"id": string,"phone_hash": string | null,"provider_id": string | null,"purpose": string,"recipient": string,"send_at": string,"send_before": string | null,"sent_at": string | null,"status": string,"subject": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"body": string,"budget"?: string,"channel": string,"claimed_until"?: string | null,"created_at"?: string,"dedupe_key"?: string | null,"error"?: string | null,"headers"?: Json | null,"html"?: string | null,"id"?: string,"phone_hash"?: string | null,"provider_id"?: string | null,"purpose": string,"recipient": string,"send_at"?: string,"send_before"?: string | null,"sent_at"?: string | null,"status"?: string,"subject"?: string | null
                  }
                  Update: {
                    "attempts"?: number,"body"?: string,"budget"?: string,"channel"?: string,"claimed_until"?: string | null,"created_at"?: string,"dedupe_key"?: string | null,"error"?: string | null,"headers"?: Json | null,"html"?: string | null,"id"?: string,"phone_hash"?: string | null,"provider_id"?: string | null,"purpose"?: string,"recipient"?: string,"send_at"?: string,"send_before"?: string | null,"sent_at"?: string | null,"status"?: string,"subject"?: string | null
                  }
                  Relationships: []
                },"owner_application_entries": {
                  Row: {
                    "application_id": string,"at": string,"body": string | null,"by_email": string,"id": number,"kind": string,"message_id": string | null,"state": string | null,"subject": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"at"?: string,"body"?: string | null,"by_email": string,"id"?: never,"kind": string,"message_id"?: string | null,"state"?: string | null,"subject"?: string | null
                  }
                  Update: {
                    "application_id"?: string,"at"?: string,"body"?: string | null,"by_email"?: string,"id"?: never,"kind"?: string,"message_id"?: string | null,"state"?: string | null,"subject"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "owner_application_entries_application_id_fkey"
      columns: ["application_id"]
isOneToOne: false
      referencedRelation: "owner_applications"
      referencedColumns: ["id"]
    }
                  ]
                },"owner_applications": {
                  Row: {
                    "address": string,"amenities": (string)[],"area": string,"baths": number,"bedrooms": number,"cabin_id": string | null,"consent_words": string | null,"consented_at": string,"created_at": string,"email": string,"id": string,"is_possible_spam": boolean,"listing_url": string | null,"message": string,"name": string,"phone": string,"photo_urls": (string)[],"property_name": string,"sleeps": number,"state": string,"takes_pets": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"amenities"?: (string)[],"area": string,"baths": number,"bedrooms": number,"cabin_id"?: string | null,"consent_words"?: string | null,"consented_at"?: string,"created_at"?: string,"email": string,"id"?: string,"is_possible_spam"?: boolean,"listing_url"?: string | null,"message"?: string,"name": string,"phone": string,"photo_urls"?: (string)[],"property_name": string,"sleeps": number,"state"?: string,"takes_pets"?: boolean
                  }
                  Update: {
                    "address"?: string,"amenities"?: (string)[],"area"?: string,"baths"?: number,"bedrooms"?: number,"cabin_id"?: string | null,"consent_words"?: string | null,"consented_at"?: string,"created_at"?: string,"email"?: string,"id"?: string,"is_possible_spam"?: boolean,"listing_url"?: string | null,"message"?: string,"name"?: string,"phone"?: string,"photo_urls"?: (string)[],"property_name"?: string,"sleeps"?: number,"state"?: string,"takes_pets"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "owner_applications_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"payment_events": {
                  Row: {
                    "event_id": string,"provider": string,"received_at": string,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "event_id": string,"provider": string,"received_at"?: string,"type": string
                  }
                  Update: {
                    "event_id"?: string,"provider"?: string,"received_at"?: string,"type"?: string
                  }
                  Relationships: []
                },"payments": {
                  Row: {
                    "amount_cents": number,"booking_id": string,"charge_id": string | null,"checked_at": string | null,"created_at": string,"expires_at": string,"id": string,"is_automatic": boolean,"method": string | null,"note": string | null,"paid_at": string | null,"paid_cents": number | null,"provider": string,"provider_payment_id": string | null,"receipt_url": string | null,"session_id": string,"status": string,"url": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_cents": number,"booking_id": string,"charge_id"?: string | null,"checked_at"?: string | null,"created_at"?: string,"expires_at": string,"id"?: string,"is_automatic"?: boolean,"method"?: string | null,"note"?: string | null,"paid_at"?: string | null,"paid_cents"?: number | null,"provider": string,"provider_payment_id"?: string | null,"receipt_url"?: string | null,"session_id": string,"status"?: string,"url": string
                  }
                  Update: {
                    "amount_cents"?: number,"booking_id"?: string,"charge_id"?: string | null,"checked_at"?: string | null,"created_at"?: string,"expires_at"?: string,"id"?: string,"is_automatic"?: boolean,"method"?: string | null,"note"?: string | null,"paid_at"?: string | null,"paid_cents"?: number | null,"provider"?: string,"provider_payment_id"?: string | null,"receipt_url"?: string | null,"session_id"?: string,"status"?: string,"url"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "payments_charge_id_fkey"
      columns: ["charge_id"]
isOneToOne: false
      referencedRelation: "booking_charges"
      referencedColumns: ["id"]
    }
                  ]
                },"photo_uploads": {
                  Row: {
                    "done_at": string | null,"id": string,"owner_id": string,"purpose": string,"sealed_at": string | null,"started_at": string,"storage_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "done_at"?: string | null,"id": string,"owner_id": string,"purpose": string,"sealed_at"?: string | null,"started_at"?: string,"storage_id"?: string | null
                  }
                  Update: {
                    "done_at"?: string | null,"id"?: string,"owner_id"?: string,"purpose"?: string,"sealed_at"?: string | null,"started_at"?: string,"storage_id"?: string | null
                  }
                  Relationships: []
                },"post_links": {
                  Row: {
                    "made_at": string,"post_id": string,"token_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "made_at"?: string,"post_id": string,"token_hash": string
                  }
                  Update: {
                    "made_at"?: string,"post_id"?: string,"token_hash"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "post_links_post_id_fkey"
      columns: ["post_id"]
isOneToOne: true
      referencedRelation: "posts"
      referencedColumns: ["id"]
    }
                  ]
                },"post_old_slugs": {
                  Row: {
                    "post_id": string,"replaced_at": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "post_id": string,"replaced_at"?: string,"slug": string
                  }
                  Update: {
                    "post_id"?: string,"replaced_at"?: string,"slug"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "post_old_slugs_post_id_fkey"
      columns: ["post_id"]
isOneToOne: false
      referencedRelation: "posts"
      referencedColumns: ["id"]
    }
                  ]
                },"posts": {
                  Row: {
                    "announced_at": string | null,"author": string,"body_markdown": string,"created_at": string,"event_areas": (string)[],"event_from": string | null,"event_pin": string | null,"event_place": string | null,"event_to": string | null,"event_town": string | null,"event_url": string | null,"event_warning": string | null,"excerpt": string,"hero_alt": string,"hero_focus_x": number,"hero_focus_y": number,"hero_image_url": string,"id": string,"kind": string,"published_at": string | null,"related_cabin_slugs": (string)[],"related_post_slugs": (string)[],"slug": string,"title": string,"topics": (string)[],"updated_at": string,"usual_from": string | null,"usual_to": string | null,"usual_when": string | null,"word_count": number,"post_facts": Json | null,"post_lacks": (string)[] | null
                  }
                  ComputedFields: "post_facts" | "post_lacks"
                  Insert: {
                    "announced_at"?: string | null,"author": string,"body_markdown"?: string,"created_at"?: string,"event_areas"?: (string)[],"event_from"?: string | null,"event_pin"?: string | null,"event_place"?: string | null,"event_to"?: string | null,"event_town"?: string | null,"event_url"?: string | null,"event_warning"?: string | null,"excerpt"?: string,"hero_alt"?: string,"hero_focus_x"?: number,"hero_focus_y"?: number,"hero_image_url"?: string,"id"?: string,"kind"?: string,"published_at"?: string | null,"related_cabin_slugs"?: (string)[],"related_post_slugs"?: (string)[],"slug": string,"title": string,"topics"?: (string)[],"updated_at"?: string,"usual_from"?: string | null,"usual_to"?: string | null,"usual_when"?: string | null,"word_count"?: never
                  }
                  Update: {
                    "announced_at"?: string | null,"author"?: string,"body_markdown"?: string,"created_at"?: string,"event_areas"?: (string)[],"event_from"?: string | null,"event_pin"?: string | null,"event_place"?: string | null,"event_to"?: string | null,"event_town"?: string | null,"event_url"?: string | null,"event_warning"?: string | null,"excerpt"?: string,"hero_alt"?: string,"hero_focus_x"?: number,"hero_focus_y"?: number,"hero_image_url"?: string,"id"?: string,"kind"?: string,"published_at"?: string | null,"related_cabin_slugs"?: (string)[],"related_post_slugs"?: (string)[],"slug"?: string,"title"?: string,"topics"?: (string)[],"updated_at"?: string,"usual_from"?: string | null,"usual_to"?: string | null,"usual_when"?: string | null,"word_count"?: never
                  }
                  Relationships: []
                },"promotions": {
                  Row: {
                    "active": boolean,"amount_off_cents": number | null,"automatic": boolean,"book_from": string | null,"book_to": string | null,"cabin_ids": (string)[] | null,"code": string,"created_at": string,"every_nth_night_free": number | null,"for_booking": string | null,"is_example": boolean,"is_personal": boolean,"label": string,"max_uses": number | null,"min_nights": number,"once_per_guest": boolean,"percent_off": number | null,"season_end": string | null,"season_start": string | null,"stay_from": string | null,"stay_to": string | null,"return_offer_state": string | null
                  }
                  ComputedFields: "return_offer_state"
                  Insert: {
                    "active"?: boolean,"amount_off_cents"?: number | null,"automatic"?: boolean,"book_from"?: string | null,"book_to"?: string | null,"cabin_ids"?: (string)[] | null,"code": string,"created_at"?: string,"every_nth_night_free"?: number | null,"for_booking"?: string | null,"is_example"?: boolean,"is_personal"?: boolean,"label": string,"max_uses"?: number | null,"min_nights"?: number,"once_per_guest"?: boolean,"percent_off"?: number | null,"season_end"?: string | null,"season_start"?: string | null,"stay_from"?: string | null,"stay_to"?: string | null
                  }
                  Update: {
                    "active"?: boolean,"amount_off_cents"?: number | null,"automatic"?: boolean,"book_from"?: string | null,"book_to"?: string | null,"cabin_ids"?: (string)[] | null,"code"?: string,"created_at"?: string,"every_nth_night_free"?: number | null,"for_booking"?: string | null,"is_example"?: boolean,"is_personal"?: boolean,"label"?: string,"max_uses"?: number | null,"min_nights"?: number,"once_per_guest"?: boolean,"percent_off"?: number | null,"season_end"?: string | null,"season_start"?: string | null,"stay_from"?: string | null,"stay_to"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "promotions_for_booking_fkey"
      columns: ["for_booking"]
isOneToOne: true
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    }
                  ]
                },"quotes": {
                  Row: {
                    "adults": number,"cabin_id": string,"check_in": string,"check_out": string,"children": number,"deal_id": string | null,"guest_name": string | null,"holds_until": string | null,"id": string,"inputs_version": string,"made_at": string,"made_by": string,"minimum_stay_reason": string | null,"pets": number,"promo_code": string | null,"quote": NonNullable<Json>,"token": string,"withdrawn_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "adults": number,"cabin_id": string,"check_in": string,"check_out": string,"children": number,"deal_id"?: string | null,"guest_name"?: string | null,"holds_until"?: string | null,"id"?: string,"inputs_version": string,"made_at"?: string,"made_by": string,"minimum_stay_reason"?: string | null,"pets": number,"promo_code"?: string | null,"quote": NonNullable<Json>,"token": string,"withdrawn_at"?: string | null
                  }
                  Update: {
                    "adults"?: number,"cabin_id"?: string,"check_in"?: string,"check_out"?: string,"children"?: number,"deal_id"?: string | null,"guest_name"?: string | null,"holds_until"?: string | null,"id"?: string,"inputs_version"?: string,"made_at"?: string,"made_by"?: string,"minimum_stay_reason"?: string | null,"pets"?: number,"promo_code"?: string | null,"quote"?: NonNullable<Json>,"token"?: string,"withdrawn_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "quotes_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"rate_rules": {
                  Row: {
                    "base_cents": number,"cabin_id": string,"differences": Json | null,"gap_nights": number,"gap_percent": number,"last_minute_days": number,"last_minute_min_stay": number | null,"last_minute_percent": number,"notice_days": number,"rolled_at": string | null,"seasons": Json | null,"weekday_min_stays": (number)[],"weekday_percents": (number)[],"window_days": number,"is_possible_rule": boolean | null
                  }
                  ComputedFields: "is_possible_rule"
                  Insert: {
                    "base_cents": number,"cabin_id": string,"differences"?: Json | null,"gap_nights": number,"gap_percent": number,"last_minute_days": number,"last_minute_min_stay"?: number | null,"last_minute_percent": number,"notice_days": number,"rolled_at"?: string | null,"seasons"?: Json | null,"weekday_min_stays": (number)[],"weekday_percents": (number)[],"window_days": number
                  }
                  Update: {
                    "base_cents"?: number,"cabin_id"?: string,"differences"?: Json | null,"gap_nights"?: number,"gap_percent"?: number,"last_minute_days"?: number,"last_minute_min_stay"?: number | null,"last_minute_percent"?: number,"notice_days"?: number,"rolled_at"?: string | null,"seasons"?: Json | null,"weekday_min_stays"?: (number)[],"weekday_percents"?: (number)[],"window_days"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "rate_rules_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: true
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"rate_seasons": {
                  Row: {
                    "cabin_ids": (string)[],"every_year": boolean,"first_day": string,"id": string,"last_day": string,"min_stay": number | null,"name": string,"percent": number,"is_possible_season": boolean | null
                  }
                  ComputedFields: "is_possible_season"
                  Insert: {
                    "cabin_ids": (string)[],"every_year": boolean,"first_day": string,"id"?: string,"last_day": string,"min_stay"?: number | null,"name": string,"percent": number
                  }
                  Update: {
                    "cabin_ids"?: (string)[],"every_year"?: boolean,"first_day"?: string,"id"?: string,"last_day"?: string,"min_stay"?: number | null,"name"?: string,"percent"?: number
                  }
                  Relationships: []
                },"refunds": {
                  Row: {
                    "amount_cents": number,"attempts": number,"created_at": string,"dispute_id": string | null,"error": string | null,"id": string,"next_attempt_at": string,"payment_id": string,"provider_id": string | null,"reason": string,"sent_at": string | null,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_cents": number,"attempts"?: number,"created_at"?: string,"dispute_id"?: string | null,"error"?: string | null,"id"?: string,"next_attempt_at"?: string,"payment_id": string,"provider_id"?: string | null,"reason": string,"sent_at"?: string | null,"status"?: string
                  }
                  Update: {
                    "amount_cents"?: number,"attempts"?: number,"created_at"?: string,"dispute_id"?: string | null,"error"?: string | null,"id"?: string,"next_attempt_at"?: string,"payment_id"?: string,"provider_id"?: string | null,"reason"?: string,"sent_at"?: string | null,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refunds_dispute_id_fkey"
      columns: ["dispute_id"]
isOneToOne: true
      referencedRelation: "disputes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refunds_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    }
                  ]
                },"review_imports": {
                  Row: {
                    "created_at": string,"id": string,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"source": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"source"?: string
                  }
                  Relationships: []
                },"review_records": {
                  Row: {
                    "hidden_at": string | null,"hidden_reason": string | null,"import_id": string | null,"import_key": string | null,"publish_at": string | null,"published_at": string | null,"review_id": string,"sent_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "hidden_at"?: string | null,"hidden_reason"?: string | null,"import_id"?: string | null,"import_key"?: string | null,"publish_at"?: string | null,"published_at"?: string | null,"review_id": string,"sent_at"?: string
                  }
                  Update: {
                    "hidden_at"?: string | null,"hidden_reason"?: string | null,"import_id"?: string | null,"import_key"?: string | null,"publish_at"?: string | null,"published_at"?: string | null,"review_id"?: string,"sent_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "review_records_import_id_fkey"
      columns: ["import_id"]
isOneToOne: false
      referencedRelation: "review_imports"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "review_records_review_id_fkey"
      columns: ["review_id"]
isOneToOne: true
      referencedRelation: "cabin_reviews"
      referencedColumns: ["id"]
    }
                  ]
                },"review_requests": {
                  Row: {
                    "asked_at": string,"booking_id": string,"expires_at": string,"review_id": string | null,"token": string
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_at": string,"booking_id": string,"expires_at": string,"review_id"?: string | null,"token": string
                  }
                  Update: {
                    "asked_at"?: string,"booking_id"?: string,"expires_at"?: string,"review_id"?: string | null,"token"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "review_requests_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: true
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "review_requests_review_id_fkey"
      columns: ["review_id"]
isOneToOne: true
      referencedRelation: "cabin_reviews"
      referencedColumns: ["id"]
    }
                  ]
                },"search_arrivals": {
                  Row: {
                    "area": string,"cabin_id": string,"cleaning_fee": number,"days": unknown,"features": number,"least_night": number,"length_group": number,"max_guests": number,"segment": number,"zone": number
                  }
                  ComputedFields: never
                  Insert: {
                    "area": string,"cabin_id": string,"cleaning_fee": number,"days": unknown,"features": number,"least_night": number,"length_group": number,"max_guests": number,"segment": number,"zone": number
                  }
                  Update: {
                    "area"?: string,"cabin_id"?: string,"cleaning_fee"?: number,"days"?: unknown,"features"?: number,"least_night"?: number,"length_group"?: number,"max_guests"?: number,"segment"?: number,"zone"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "search_arrivals_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"search_pending": {
                  Row: {
                    "cabin_id": string,"id": number,"segment": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"id"?: never,"segment": number
                  }
                  Update: {
                    "cabin_id"?: string,"id"?: never,"segment"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "search_pending_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"search_rates": {
                  Row: {
                    "cabin_id": string,"display_order": number,"segment": number,"spent": (number)[],"tax_city": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"display_order": number,"segment": number,"spent": (number)[],"tax_city": string
                  }
                  Update: {
                    "cabin_id"?: string,"display_order"?: number,"segment"?: number,"spent"?: (number)[],"tax_city"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "search_rates_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"search_zones": {
                  Row: {
                    "id": number,"name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"name": string
                  }
                  Update: {
                    "id"?: never,"name"?: string
                  }
                  Relationships: []
                },"shop_settings": {
                  Row: {
                    "key": string,"updated_at": string,"value": string
                  }
                  ComputedFields: never
                  Insert: {
                    "key": string,"updated_at"?: string,"value": string
                  }
                  Update: {
                    "key"?: string,"updated_at"?: string,"value"?: string
                  }
                  Relationships: []
                },"sign_in_codes": {
                  Row: {
                    "challenge_hash": string,"expires_at": string,"hash": string,"salt": string,"tries": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "challenge_hash": string,"expires_at": string,"hash": string,"salt": string,"tries"?: number,"user_id": string
                  }
                  Update: {
                    "challenge_hash"?: string,"expires_at"?: string,"hash"?: string,"salt"?: string,"tries"?: number,"user_id"?: string
                  }
                  Relationships: []
                },"sign_in_links": {
                  Row: {
                    "expires_at": string,"hash": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "expires_at": string,"hash": string,"user_id": string
                  }
                  Update: {
                    "expires_at"?: string,"hash"?: string,"user_id"?: string
                  }
                  Relationships: []
                },"site_events": {
                  Row: {
                    "happened_at": string,"id": number,"name": string,"parameters": NonNullable<Json>,"session_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "happened_at": string,"id"?: never,"name": string,"parameters"?: NonNullable<Json>,"session_id"?: string | null
                  }
                  Update: {
                    "happened_at"?: string,"id"?: never,"name"?: string,"parameters"?: NonNullable<Json>,"session_id"?: string | null
                  }
                  Relationships: []
                },"site_visits": {
                  Row: {
                    "day": string,"id": number,"path": string,"referrer": string | null,"session_id": string,"visited_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day"?: never,"id"?: never,"path": string,"referrer"?: string | null,"session_id": string,"visited_at": string
                  }
                  Update: {
                    "day"?: never,"id"?: never,"path"?: string,"referrer"?: string | null,"session_id"?: string,"visited_at"?: string
                  }
                  Relationships: []
                },"staff": {
                  Row: {
                    "cabin_ids": (string)[],"created_at": string,"disabled_at": string | null,"email": string,"name": string | null,"role": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_ids"?: (string)[],"created_at"?: string,"disabled_at"?: string | null,"email": string,"name"?: string | null,"role": string,"user_id": string
                  }
                  Update: {
                    "cabin_ids"?: (string)[],"created_at"?: string,"disabled_at"?: string | null,"email"?: string,"name"?: string | null,"role"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_role_fkey"
      columns: ["role"]
isOneToOne: false
      referencedRelation: "staff_roles"
      referencedColumns: ["role"]
    }
                  ]
                },"staff_invitations": {
                  Row: {
                    "attempts": number,"cabin_ids": (string)[],"claimed_until": string | null,"created_at": string,"email": string,"ended_at": string | null,"error": string | null,"id": string,"invited_by": string,"name": string | null,"role": string
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"cabin_ids"?: (string)[],"claimed_until"?: string | null,"created_at"?: string,"email": string,"ended_at"?: string | null,"error"?: string | null,"id"?: string,"invited_by": string,"name"?: string | null,"role": string
                  }
                  Update: {
                    "attempts"?: number,"cabin_ids"?: (string)[],"claimed_until"?: string | null,"created_at"?: string,"email"?: string,"ended_at"?: string | null,"error"?: string | null,"id"?: string,"invited_by"?: string,"name"?: string | null,"role"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_invitations_role_fkey"
      columns: ["role"]
isOneToOne: false
      referencedRelation: "staff_roles"
      referencedColumns: ["role"]
    }
                  ]
                },"staff_roles": {
                  Row: {
                    "capabilities": (string)[],"position": number,"role": string
                  }
                  ComputedFields: never
                  Insert: {
                    "capabilities"?: (string)[],"position": number,"role": string
                  }
                  Update: {
                    "capabilities"?: (string)[],"position"?: number,"role"?: string
                  }
                  Relationships: []
                },"stay_changes": {
                  Row: {
                    "adults": number,"booking_id": string,"charge_id": string | null,"check_in": string,"check_out": string,"children": number,"created_at": string,"decided_at": string | null,"expires_at": string,"id": string,"label": string,"needs_approval": boolean,"note": string | null,"pets": number,"quote": NonNullable<Json>,"seen": NonNullable<Json>,"status": string,"total_cents": number
                  }
                  ComputedFields: never
                  Insert: {
                    "adults": number,"booking_id": string,"charge_id"?: string | null,"check_in": string,"check_out": string,"children": number,"created_at": string,"decided_at"?: string | null,"expires_at": string,"id": string,"label": string,"needs_approval": boolean,"note"?: string | null,"pets": number,"quote": NonNullable<Json>,"seen": NonNullable<Json>,"status": string,"total_cents": number
                  }
                  Update: {
                    "adults"?: number,"booking_id"?: string,"charge_id"?: string | null,"check_in"?: string,"check_out"?: string,"children"?: number,"created_at"?: string,"decided_at"?: string | null,"expires_at"?: string,"id"?: string,"label"?: string,"needs_approval"?: boolean,"note"?: string | null,"pets"?: number,"quote"?: NonNullable<Json>,"seen"?: NonNullable<Json>,"status"?: string,"total_cents"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "stay_changes_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "stay_changes_charge_id_fkey"
      columns: ["charge_id"]
isOneToOne: true
      referencedRelation: "booking_charges"
      referencedColumns: ["id"]
    }
                  ]
                },"stay_door_codes": {
                  Row: {
                    "booking_id": string,"code": string,"set_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_id": string,"code": string,"set_at"?: string
                  }
                  Update: {
                    "booking_id"?: string,"code"?: string,"set_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stay_door_codes_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: true
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    }
                  ]
                },"stay_figures": {
                  Row: {
                    "area": string,"cabin_id": string,"cancelled": number,"day": string,"id": number,"is_folded": boolean,"lead_days": number,"month": string,"nights": number,"revenue_cents": number,"source": string,"stay_id": string,"stay_nights": number,"stays": number
                  }
                  ComputedFields: never
                  Insert: {
                    "area": string,"cabin_id": string,"cancelled": number,"day": string,"id"?: never,"is_folded"?: boolean,"lead_days": number,"month": string,"nights": number,"revenue_cents": number,"source": string,"stay_id": string,"stay_nights": number,"stays": number
                  }
                  Update: {
                    "area"?: string,"cabin_id"?: string,"cancelled"?: number,"day"?: string,"id"?: never,"is_folded"?: boolean,"lead_days"?: number,"month"?: string,"nights"?: number,"revenue_cents"?: number,"source"?: string,"stay_id"?: string,"stay_nights"?: number,"stays"?: number
                  }
                  Relationships: []
                },"task_calendars": {
                  Row: {
                    "created_at": string,"token_hash": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"token_hash": string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"token_hash"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "task_calendars_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "staff"
      referencedColumns: ["user_id"]
    }
                  ]
                },"task_settings": {
                  Row: {
                    "is_only": boolean,"least_minutes": number,"needs_photo": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "is_only"?: boolean,"least_minutes"?: number,"needs_photo"?: boolean
                  }
                  Update: {
                    "is_only"?: boolean,"least_minutes"?: number,"needs_photo"?: boolean
                  }
                  Relationships: []
                },"tax_rates": {
                  Row: {
                    "from_date": string,"label": string,"lines": NonNullable<Json>,"place": string
                  }
                  ComputedFields: never
                  Insert: {
                    "from_date": string,"label": string,"lines": NonNullable<Json>,"place": string
                  }
                  Update: {
                    "from_date"?: string,"label"?: string,"lines"?: NonNullable<Json>,"place"?: string
                  }
                  Relationships: []
                },"test_payment_pages": {
                  Row: {
                    "amount_cents": number,"cancel_url": string,"card_works": boolean,"client_reference_id": string,"created_at": string,"customer_email": string,"description": string,"expires_at": string,"idempotency_key": string,"reference": string,"refunded_cents": number,"saves_card": boolean,"session_id": string,"status": string,"success_url": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_cents": number,"cancel_url": string,"card_works"?: boolean,"client_reference_id": string,"created_at"?: string,"customer_email": string,"description": string,"expires_at": string,"idempotency_key": string,"reference": string,"refunded_cents"?: number,"saves_card"?: boolean,"session_id": string,"status"?: string,"success_url": string
                  }
                  Update: {
                    "amount_cents"?: number,"cancel_url"?: string,"card_works"?: boolean,"client_reference_id"?: string,"created_at"?: string,"customer_email"?: string,"description"?: string,"expires_at"?: string,"idempotency_key"?: string,"reference"?: string,"refunded_cents"?: number,"saves_card"?: boolean,"session_id"?: string,"status"?: string,"success_url"?: string
                  }
                  Relationships: []
                },"text_consents": {
                  Row: {
                    "address_hash": string,"cabin_id": string | null,"disclosure_text": string,"disclosure_version": string,"given_at": string,"id": string,"page": string | null,"phone_hash": string,"purpose": string,"session_id": string,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address_hash": string,"cabin_id"?: string | null,"disclosure_text": string,"disclosure_version": string,"given_at": string,"id"?: string,"page"?: string | null,"phone_hash": string,"purpose": string,"session_id": string,"source": string
                  }
                  Update: {
                    "address_hash"?: string,"cabin_id"?: string | null,"disclosure_text"?: string,"disclosure_version"?: string,"given_at"?: string,"id"?: string,"page"?: string | null,"phone_hash"?: string,"purpose"?: string,"session_id"?: string,"source"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "text_consents_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    }
                  ]
                },"text_links": {
                  Row: {
                    "cabin_id": string,"check_in": string | null,"check_out": string | null,"created_at": string,"deal_id": string | null,"expires_at": string,"guests": number | null,"saved_cabin_ids": (string)[],"token": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cabin_id": string,"check_in"?: string | null,"check_out"?: string | null,"created_at"?: string,"deal_id"?: string | null,"expires_at": string,"guests"?: number | null,"saved_cabin_ids"?: (string)[],"token": string
                  }
                  Update: {
                    "cabin_id"?: string,"check_in"?: string | null,"check_out"?: string | null,"created_at"?: string,"deal_id"?: string | null,"expires_at"?: string,"guests"?: number | null,"saved_cabin_ids"?: (string)[],"token"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "text_links_cabin_id_fkey"
      columns: ["cabin_id"]
isOneToOne: false
      referencedRelation: "cabins"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "text_links_deal_id_fkey"
      columns: ["deal_id"]
isOneToOne: false
      referencedRelation: "daily_deals"
      referencedColumns: ["id"]
    }
                  ]
                },"text_opt_outs": {
                  Row: {
                    "opted_out_at": string,"phone_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "opted_out_at"?: string,"phone_hash": string
                  }
                  Update: {
                    "opted_out_at"?: string,"phone_hash"?: string
                  }
                  Relationships: []
                },"thread_assignments": {
                  Row: {
                    "assigned_at": string,"booking_id": string | null,"question_id": string | null,"thread_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "assigned_at"?: string,"booking_id"?: string | null,"question_id"?: string | null,"thread_id"?: never,"user_id": string
                  }
                  Update: {
                    "assigned_at"?: string,"booking_id"?: string | null,"question_id"?: string | null,"thread_id"?: never,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "thread_assignments_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: true
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "thread_assignments_question_id_fkey"
      columns: ["question_id"]
isOneToOne: true
      referencedRelation: "guest_questions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "thread_assignments_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["user_id"]
    }
                  ]
                },"video_embeds": {
                  Row: {
                    "claimed_until": string | null,"failure": string | null,"fresh_until": string,"html": string | null,"title": string,"video_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "claimed_until"?: string | null,"failure"?: string | null,"fresh_until": string,"html"?: string | null,"title"?: string,"video_id": string
                  }
                  Update: {
                    "claimed_until"?: string | null,"failure"?: string | null,"fresh_until"?: string,"html"?: string | null,"title"?: string,"video_id"?: string
                  }
                  Relationships: []
                },"write_probes": {
                  Row: {
                    "only_row": boolean,"written_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "only_row"?: boolean,"written_at": string
                  }
                  Update: {
                    "only_row"?: boolean,"written_at"?: string
                  }
                  Relationships: []
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "accept_invitation":
{ Args: { "p_id": string,"p_now"?: string,"p_user_id": string }; Returns: boolean
                           },
"act_as":
{ Args: { "p_session": Json }; Returns: undefined
                           },
"add_balance":
{ Args: { "p_booking_id": string,"p_now": string }; Returns: undefined
                           },
"add_charge":
{ Args: { "p_amount_cents": number,"p_booking_id": string,"p_kind": string,"p_label": string,"p_now": string,"p_reason": string }; Returns: string
                           },
"add_opening_watch":
{ Args: { "p_caller_limits": Json,"p_consent": Json,"p_most": number,"p_now"?: string,"p_phone_limits": Json,"p_today": string,"p_watch": Json }; Returns: Json
                           },
"add_review_photo":
{ Args: { "p_most": number,"p_now"?: string,"p_photo": Json,"p_token": string }; Returns: string
                           },
"admit_text":
{ Args: { "p_cabin_id": string,"p_caller_limits": Json,"p_now"?: string,"p_phone_hash": string,"p_phone_limits": Json }; Returns: Json
                           },
"adopt_phone_hash":
{ Args: { "p_former": Json,"p_hash": string }; Returns: undefined
                           },
"agreed_change":
{ Args: { "p_quote": Json }; Returns: Json
                           },
"agreed_damage_deposit":
{ Args: { "p_stay_id": string }; Returns: Json
                           },
"amenity_keys":
{ Args: { "p_amenities": Json,"p_value": boolean }; Returns: (string)[]
                           },
"announce_posts":
{ Args: { "p_now"?: string }; Returns: number
                           },
"answered_before":
{ Args: { "p_action": string,"p_key": string,"p_request": Json }; Returns: Json
                           },
"append_money_figures":
{ Args: { "p_at": string,"p_before"?: Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_is_return": boolean }; Returns: undefined
                           },
"append_stay_figures":
{ Args: { "p_day": string,"p_stay_id": string }; Returns: undefined
                           },
"application_for_change":
{ Args: { "p_id": string }; Returns: {
              "address": string,
"amenities": (string)[],
"area": string,
"baths": number,
"bedrooms": number,
"cabin_id": string | null,
"consent_words": string | null,
"consented_at": string,
"created_at": string,
"email": string,
"id": string,
"is_possible_spam": boolean,
"listing_url": string | null,
"message": string,
"name": string,
"phone": string,
"photo_urls": (string)[],
"property_name": string,
"sleeps": number,
"state": string,
"takes_pets": boolean
            }
                          SetofOptions: {
        from: "*"
        to: "owner_applications"
        isOneToOne: true
        isSetofReturn: false
      } },
"apply_calendar_feed":
{ Args: { "p_feed_id": string,"p_now"?: string,"p_report"?: Json,"p_stays": Json }; Returns: Json
                           },
"appoint_staff":
{ Args: { "p_cabin_slugs"?: (string)[],"p_email": string,"p_role": string,"p_user_id": string }; Returns: undefined
                           },
"are_lines":
{ Args: { "p_lines": (string)[],"p_longest": number,"p_most": number }; Returns: boolean
                           },
"are_possible_beds":
{ Args: { "p_beds": Json }; Returns: boolean
                           },
"are_possible_mountain_facts":
{ Args: { "p_facts": Json }; Returns: boolean
                           },
"are_possible_own_amenities":
{ Args: { "p_own": Json }; Returns: boolean
                           },
"are_tax_lines":
{ Args: { "p_lines": Json }; Returns: boolean
                           },
"area_middle":
{ Args: { "p_area": string }; Returns: Record<string, unknown>[]
                           },
"arrival_opens_at":
{ Args: { "p_check_in": string,"p_check_in_time": string,"p_hours": number,"p_timezone": string }; Returns: string
                           },
"ask_question":
{ Args: { "p_limits": Json,"p_now"?: string,"p_question": Json }; Returns: Json
                           },
"audited_post":
{ Args: { "p_facts": Json }; Returns: Json
                           },
"automatic_promotions":
{ Args: { "p_now"?: string }; Returns: Json
                           },
"begin_job_run":
{ Args: { "p_every_seconds"?: number,"p_name": string,"p_now"?: string }; Returns: number
                           },
"begin_payment":
{ Args: { "p_booking_id": string,"p_now"?: string,"p_payment": Json }; Returns: Json
                           },
"begin_photographs":
{ Args: { "p_cabin_id": string,"p_kind": string }; Returns: undefined
                           },
"begin_upload":
{ Args: { "p_id": string,"p_now"?: string,"p_owner_id": string,"p_storage_id": string }; Returns: Json
                           },
"begun_task":
{ Args: { "p_at": string,"p_task_id": string }; Returns: {
              "assigned_by_hand": boolean,
"assignee_id": string | null,
"begun_at": string | null,
"begun_by": string | null,
"cabin_id": string,
"changed_at": string,
"cleaner_note": string | null,
"day": string,
"done_at": string | null,
"done_by": string | null,
"dropped_at": string | null,
"due_at": string | null,
"id": string,
"kind": string,
"next_id": string | null,
"note": string | null,
"occupancy_id": string | null,
"problem": string | null,
"problem_at": string | null,
"problem_settled_at": string | null,
"reason": string | null,
"sequence": number,
"starts_at": string,
"state": string,
"title": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "cabin_tasks"
        isOneToOne: true
        isSetofReturn: false
      } },
"best_promotion":
{ Args: { "p_check_in": string,"p_nightly": (number)[],"p_promotions": Json }; Returns: {
              "cents": number,"code": string,"free_nights": number
            }[]
                           },
"book_for_host":
{ Args: { "p_request": Json,"p_session": Json }; Returns: Json
                           },
"booking_money":
{ Args: { "p_booking_id": string }; Returns: {
              "paid_cents": number,"refunded_cents": number
            }[]
                           },
"booking_nights":
{ Args: { "p_quote": Json }; Returns: {
              "cents": number,"night": string
            }[]
                           },
"booking_refund_cents":
{ Args: { "p_by": string,"p_free_cancel_until": string,"p_now": string,"p_paid_cents": number,"p_status": string }; Returns: number
                           },
"cabin_availability":
{ Args: { "p_cabin_id": string,"p_days": number,"p_now"?: string }; Returns: {
              "allows_check_in": boolean,"allows_check_out": boolean,"available": boolean,"day": string,"min_stay": number,"price": number
            }[]
                           },
"cabin_changed_by":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"cabin_checklist":
{ Args: { "p_cabin_id": string,"p_now": string }; Returns: {
              "count": number,"done": boolean,"item": string
            }[]
                           },
"cabin_clicks_by_slugs":
{ Args: { "p_now"?: string,"p_slugs": (string)[] }; Returns: {
              "clicks_this_month": number,"clicks_this_week": number,"clicks_today": number,"property_id": string
            }[]
                           },
"cabin_days":
{ Args: { "p_cabin_id": string,"p_except_stay"?: string,"p_from": string,"p_now": string,"p_to": string }; Returns: {
              "allows_check_in": boolean,"allows_check_out": boolean,"available": boolean,"day": string,"min_stay": number,"price": number
            }[]
                           },
"cabin_facts":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"cabin_picture_kind":
{ Args: { "p_cabin_id": string }; Returns: string
                           },
"cabin_promotions":
{ Args: { "p_cabin_id": string,"p_except_stay"?: string,"p_guest"?: Json,"p_now"?: string }; Returns: Json
                           },
"cabin_state":
{ Args: { "p_archived_at": string,"p_first_live_at": string,"p_live": boolean }; Returns: string
                           },
"cabin_stats":
{ Args: { "p_now"?: string,"p_property_ids": (string)[] }; Returns: {
              "last_viewed": string,"property_id": string,"views_last_31_days": number,"views_last_7_days": number,"views_today": number
            }[]
                           },
"cabin_supply":
{ Args: { "p_today": string }; Returns: {
              "area": string,"cabin_id": string,"end_day": string,"first_day": string
            }[]
                           },
"cabin_taxes":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"cabins_of_role":
{ Args: { "p_cabin_ids": (string)[],"p_role": string }; Returns: (string)[]
                           },
"calendar_end":
{ Args: { "p_today": string }; Returns: string
                           },
"calendar_export_token":
{ Args: { "p_cabin_id": string }; Returns: string
                           },
"calendar_overlaps":
{ Args: { "p_cabin_id": string,"p_now": string,"p_today": string }; Returns: {
              "check_in": string,"check_out": string,"feed_id": string,"is_echo": boolean,"occupancy_id": string
            }[]
                           },
"can":
{ Args: { "p_capabilities"?: (Database["public"]['Enums']["capability"])[] }; Returns: boolean
                           },
"can_retake_stay":
{ Args: { "p_booking_id": string,"p_now": string }; Returns: boolean
                           },
"can_write":
{ Args: { "p_now"?: string }; Returns: boolean
                           },
"cancel_booking":
{ Args: { "p_by": string,"p_expected_refund_cents": number,"p_now"?: string,"p_only_unpaid"?: boolean,"p_refund_cents"?: number,"p_token": string }; Returns: Json
                           },
"cast_itinerary_vote":
{ Args: { "p_cabin_id": string,"p_most": number,"p_name": string,"p_now"?: string,"p_token": string,"p_vote": number,"p_voter_id": string }; Returns: string
                           },
"change_for_guest":
{ Args: { "p_change": Json,"p_now"?: string,"p_token": string }; Returns: Json
                           },
"change_permission":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_now": string,"p_to": Json }; Returns: string
                           },
"change_rules":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"changed_by":
{ Args: { "p_action": string,"p_subjects": (string)[] }; Returns: Json
                           },
"changed_cabin":
{ Args: { "p_cabin": Omit<Database["public"]['Tables']["cabins"]['Row'], Database["public"]['Tables']["cabins"]['ComputedFields']>,"p_changes": Json }; Returns: {
              "amenities": NonNullable<Json>,
"archived_at": string | null,
"area": string,
"average_rating": number,
"baths": number,
"bed_types": NonNullable<Json>,
"bedrooms": number,
"beds": number,
"check_in_time": string,
"check_out_time": string,
"city": string,
"cleaning_fee": number,
"created_at": string,
"display_order": number,
"elevation_ft": number,
"featured": boolean,
"features": number,
"first_live_at": string | null,
"free_cancel_days": number,
"hero_focus_x": number,
"hero_focus_y": number,
"hero_image_url": string,
"house_rules": (string)[],
"id": string,
"is_example": boolean,
"latitude": number,
"live": boolean,
"located": boolean,
"long_desc": string,
"longitude": number,
"max_guests": number,
"max_pets": number,
"mountain_facts": NonNullable<Json>,
"mountain_mama_nightly_surcharge": number,
"mountain_mama_review": string | null,
"nightly_rate": number,
"open_night_least": number | null,
"open_night_most": number | null,
"open_night_usual": number | null,
"open_nights_counted_on": string | null,
"own_amenities": NonNullable<Json>,
"pet_fee": number | null,
"review_count": number,
"short_desc": string,
"slug": string,
"tiktok_ids": (string)[],
"timezone": string,
"title": string,
"updated_at": string,
"video_tour_url": string | null,
"views_last_7_days": number
            }
                          SetofOptions: {
        from: "*"
        to: "cabins"
        isOneToOne: true
        isSetofReturn: false
      } },
"changed_post":
{ Args: { "p_changes": Json,"p_post": Omit<Database["public"]['Tables']["posts"]['Row'], Database["public"]['Tables']["posts"]['ComputedFields']> }; Returns: {
              "announced_at": string | null,
"author": string,
"body_markdown": string,
"created_at": string,
"event_areas": (string)[],
"event_from": string | null,
"event_pin": string | null,
"event_place": string | null,
"event_to": string | null,
"event_town": string | null,
"event_url": string | null,
"event_warning": string | null,
"excerpt": string,
"hero_alt": string,
"hero_focus_x": number,
"hero_focus_y": number,
"hero_image_url": string,
"id": string,
"kind": string,
"published_at": string | null,
"related_cabin_slugs": (string)[],
"related_post_slugs": (string)[],
"slug": string,
"title": string,
"topics": (string)[],
"updated_at": string,
"usual_from": string | null,
"usual_to": string | null,
"usual_when": string | null,
"word_count": number
            }
                          SetofOptions: {
        from: "*"
        to: "posts"
        isOneToOne: true
        isSetofReturn: false
      } },
"changed_since":
{ Args: { "p_changes": Json,"p_facts": Json,"p_seen": Json }; Returns: (string)[]
                           },
"cheapest_of_groups":
{ Args: { "p_nightly": (number)[],"p_size": number }; Returns: number
                           },
"check_move":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_is_paid": boolean,"p_now": string,"p_quote": Json,"p_seen": Json,"p_to": Json }; Returns: number
                           },
"checked_review_import":
{ Args: { "p_import": Json }; Returns: undefined
                           },
"checklist_of":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"choose_deal":
{ Args: { "p_now"?: string }; Returns: {
              "cabin_id": string,"discount_percent": number,"starts_at": string
            }[]
                           },
"claim_balances":
{ Args: { "p_limit": number,"p_now"?: string }; Returns: {
              "amount_cents": number,"booking_id": string,"first_payment_id": string,"is_wanted": boolean,"provider": string,"reference": string,"session_id": string
            }[]
                           },
"claim_calendar_feeds":
{ Args: { "p_most": number,"p_now"?: string,"p_seconds": number }; Returns: Json
                           },
"claim_invitations":
{ Args: { "p_most": number,"p_now"?: string,"p_seconds": number }; Returns: Json
                           },
"claim_message":
{ Args: { "p_limits": Json,"p_now"?: string,"p_seconds": number }; Returns: Json
                           },
"claim_open_payments":
{ Args: { "p_limit": number,"p_now"?: string,"p_stale_only": boolean }; Returns: {
              "awaited": boolean,"provider": string,"session_id": string
            }[]
                           },
"claim_refunds":
{ Args: { "p_limit": number,"p_now"?: string }; Returns: {
              "amount_cents": number,"attempts": number,"provider": string,"provider_payment_id": string,"refund_id": string,"session_id": string
            }[]
                           },
"claim_video_embed":
{ Args: { "p_now"?: string,"p_seconds": number,"p_video_id": string }; Returns: boolean
                           },
"clean_line":
{ Args: { "p_text": string }; Returns: string
                           },
"close_payment":
{ Args: { "p_event": Json,"p_now"?: string,"p_session_id": string,"p_status": string }; Returns: Json
                           },
"code_promotion":
{ Args: { "p_cabin_id": string,"p_code": string,"p_now"?: string }; Returns: Json
                           },
"coming_turnovers":
{ Args: { "p_cabin_ids": (string)[],"p_now": string }; Returns: Json
                           },
"complete_stay_change":
{ Args: { "p_charge_id": string,"p_now": string }; Returns: boolean
                           },
"complete_stays":
{ Args: { "p_now"?: string }; Returns: number
                           },
"confirm_newsletter":
{ Args: { "p_now"?: string,"p_token": string }; Returns: string
                           },
"confirm_payment":
{ Args: { "p_event": Json,"p_now"?: string,"p_session_id": string }; Returns: Json
                           },
"consent_lacks":
{ Args: { "p_words": string }; Returns: (string)[]
                           },
"count_deal_unlock":
{ Args: { "p_deal_id": string,"p_now"?: string,"p_session_id": string }; Returns: boolean
                           },
"count_examples":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"count_open_nights":
{ Args: { "p_now": string }; Returns: number
                           },
"count_pictures":
{ Args: { "p_cabin_id": string,"p_kind"?: string }; Returns: Record<string, unknown>
                           },
"cover_if_none":
{ Args: { "p_cabin_id": string }; Returns: undefined
                           },
"create_booking":
{ Args: { "p_now"?: string,"p_request": Json }; Returns: Json
                           },
"daily_deal":
{ Args: { "p_now"?: string }; Returns: Json
                           },
"damage_deposit":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"damage_deposit_cents":
{ Args: { "p_quote": Json }; Returns: number
                           },
"day_change":
{ Args: { "p_days": Json,"p_id": string,"p_skipped": Json }; Returns: Json
                           },
"day_runs":
{ Args: { "p_days": Json,"p_key": string }; Returns: Json
                           },
"deal_percent":
{ Args: { "p_cabin_id": string,"p_day": string }; Returns: number
                           },
"deal_percents":
{ Args: Record<PropertyKey, never>; Returns: (number)[]
                           },
"due_review_requests":
{ Args: { "p_most": number,"p_now"?: string }; Returns: Json
                           },
"due_template_messages":
{ Args: { "p_most": number,"p_now"?: string }; Returns: Json
                           },
"email_hash":
{ Args: { "p_email": string }; Returns: string
                           },
"end_job_run":
{ Args: { "p_done": Json,"p_error"?: string,"p_id": number,"p_now"?: string }; Returns: undefined
                           },
"end_stay_changes":
{ Args: { "p_booking_id": string,"p_note"?: string,"p_now": string,"p_status": string }; Returns: number
                           },
"end_upload":
{ Args: { "p_id": string,"p_now"?: string }; Returns: undefined
                           },
"ending_calendars":
{ Args: { "p_cabin_ids": (string)[],"p_days": number,"p_now": string }; Returns: Json
                           },
"expire_holds":
{ Args: { "p_now"?: string }; Returns: number
                           },
"exported_calendar":
{ Args: { "p_now"?: string,"p_token": string }; Returns: Json
                           },
"extend_calendars":
{ Args: { "p_days": number,"p_most": number,"p_now"?: string }; Returns: number
                           },
"fail_balance":
{ Args: { "p_now"?: string,"p_session_id": string }; Returns: string
                           },
"fail_invitation":
{ Args: { "p_error": string,"p_id": string,"p_most": number,"p_now"?: string }; Returns: undefined
                           },
"fail_refund":
{ Args: { "p_event": Json,"p_now"?: string,"p_provider_id": string }; Returns: Json
                           },
"figures_of_booking":
{ Args: { "p_stay_id": string }; Returns: {
              "area": string,"cabin_id": string,"cancelled": number,"lead_days": number,"month": string,"nights": number,"revenue_cents": number,"source": string,"stay_nights": number,"stays": number
            }[]
                           },
"figures_of_other_stay":
{ Args: { "p_stay_id": string }; Returns: {
              "area": string,"cabin_id": string,"cancelled": number,"lead_days": number,"month": string,"nights": number,"revenue_cents": number,"source": string,"stay_nights": number,"stays": number
            }[]
                           },
"figures_periods":
{ Args: { "p_from": string,"p_to": string }; Returns: {
              "month": string,"months": number
            }[]
                           },
"figures_range":
{ Args: { "p_from": string,"p_to": string }; Returns: undefined
                           },
"film_of":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"find_openings":
{ Args: { "p_most": number,"p_now"?: string,"p_today": string }; Returns: {
              "area": string,"check_in": string,"check_out": string,"filter": string,"flexible_days": number,"guests": number,"id": string,"phone": string
            }[]
                           },
"find_video_embed":
{ Args: { "p_now"?: string,"p_video_id": string }; Returns: {
              "failure": string,"html": string,"title": string
            }[]
                           },
"finish_booking_event":
{ Args: { "p_event_id": number,"p_now"?: string,"p_status": string }; Returns: boolean
                           },
"finish_refund":
{ Args: { "p_now"?: string,"p_provider_id": string,"p_refund_id": string }; Returns: string
                           },
"finish_task":
{ Args: { "p_at": string,"p_is_turnover": boolean,"p_reason": string,"p_task_id": string }; Returns: undefined
                           },
"first_payment":
{ Args: { "p_booking_id": string }; Returns: {
              "provider": string,"provider_payment_id": string
            }[]
                           },
"first_picture":
{ Args: { "p_cabin_id": string,"p_kind"?: string }; Returns: string
                           },
"fold_figures":
{ Args: { "p_most": number }; Returns: number
                           },
"forget_figures":
{ Args: { "p_booking_id": string,"p_stay_id": string }; Returns: undefined
                           },
"free_held_nights":
{ Args: { "p_booking_id": string,"p_now": string }; Returns: undefined
                           },
"free_lapsed_holds":
{ Args: { "p_cabin_id": string,"p_now": string }; Returns: number
                           },
"free_post_slug":
{ Args: { "p_title": string }; Returns: string
                           },
"free_slug":
{ Args: { "p_title": string }; Returns: string
                           },
"gaps_between_stays":
{ Args: { "p_cabin_ids": (string)[],"p_now": string,"p_to": string }; Returns: {
              "cabin_id": string,"first_day": string,"left_on": string,"nights": number
            }[]
                           },
"give_back_allowances":
{ Args: { "p_limits": Json,"p_now"?: string }; Returns: number
                           },
"give_up_lost_claims":
{ Args: { "p_now"?: string }; Returns: (string)[]
                           },
"give_up_sold_holds":
{ Args: { "p_feed_id": string,"p_now": string }; Returns: number
                           },
"has_bookable_night":
{ Args: { "p_cabin_id": string,"p_days": number,"p_now"?: string }; Returns: boolean
                           },
"has_postal_address":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"has_second_factor":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"has_tax_place":
{ Args: { "p_city": string }; Returns: boolean
                           },
"has_used_promotion":
{ Args: { "p_code": string,"p_except_stay"?: string,"p_guest": Json,"p_now": string }; Returns: boolean
                           },
"held_damage_cents":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']> }; Returns: number
                           },
"held_damage_deposits":
{ Args: { "p_now": string }; Returns: Json
                           },
"hide_promotion":
{ Args: { "p_code": string }; Returns: boolean
                           },
"hold_added_nights":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_to": Json,"p_until": string }; Returns: undefined
                           },
"hold_end":
{ Args: { "p_cabin_id": string,"p_check_in": string,"p_hours": number,"p_now": string }; Returns: string
                           },
"hold_within_limits":
{ Args: { "p_caps": Json,"p_limits": Json,"p_now"?: string,"p_request": Json }; Returns: Json
                           },
"host_add_area":
{ Args: { "p_area": Json }; Returns: Json
                           },
"host_add_cabin":
{ Args: { "p_cabin": Json }; Returns: Json
                           },
"host_add_photo":
{ Args: { "p_cabin_id": string,"p_photo": Json }; Returns: Json
                           },
"host_add_post":
{ Args: { "p_post": Json }; Returns: Json
                           },
"host_add_supply":
{ Args: { "p_supply": Json }; Returns: Json
                           },
"host_add_task":
{ Args: { "p_key": string,"p_task": Json }; Returns: Json
                           },
"host_add_task_photo":
{ Args: { "p_photo": Json,"p_task_id": string }; Returns: Json
                           },
"host_allow_subscriber":
{ Args: { "p_email": string }; Returns: Json
                           },
"host_answer_change":
{ Args: { "p_approves": boolean,"p_change_id": string,"p_key"?: string,"p_note": string }; Returns: Json
                           },
"host_answer_review":
{ Args: { "p_answer": string,"p_id": string,"p_seen": string }; Returns: Json
                           },
"host_areas":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_assign":
{ Args: { "p_reference": string,"p_user_id"?: string }; Returns: Json
                           },
"host_audit":
{ Args: { "p_action"?: string,"p_before"?: number }; Returns: Json
                           },
"host_block":
{ Args: { "p_block": Json }; Returns: Json
                           },
"host_booking":
{ Args: { "p_reference": string }; Returns: Json
                           },
"host_bookings":
{ Args: { "p_search": Json }; Returns: Json
                           },
"host_cabin":
{ Args: { "p_slug": string }; Returns: Json
                           },
"host_cabin_figures":
{ Args: { "p_from": string,"p_search"?: Json,"p_to": string }; Returns: Json
                           },
"host_cabin_order":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_cabins":
{ Args: { "p_search"?: Json }; Returns: Json
                           },
"host_calendar":
{ Args: { "p_cabin_ids"?: (string)[],"p_from": string,"p_to": string }; Returns: Json
                           },
"host_cancel":
{ Args: { "p_expected_refund_cents": number,"p_how"?: string,"p_key"?: string,"p_reason": string,"p_reference": string,"p_refund_cents"?: number }; Returns: Json
                           },
"host_cancel_charge":
{ Args: { "p_charge_id": string,"p_key"?: string }; Returns: Json
                           },
"host_change_task":
{ Args: { "p_change": Json,"p_key": string,"p_task_id": string }; Returns: Json
                           },
"host_charge":
{ Args: { "p_amount_cents": number,"p_key"?: string,"p_label": string,"p_reason": string,"p_reference": string }; Returns: Json
                           },
"host_check_password":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_choose_cover":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_close":
{ Args: { "p_closed": boolean,"p_reference": string }; Returns: Json
                           },
"host_connections":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_consents":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_convert_owner":
{ Args: { "p_cabin": Json,"p_id": string }; Returns: Json
                           },
"host_deals":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_delete_newsletter":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_delete_owner":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_delete_post":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_delete_review":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_delete_subscriber":
{ Args: { "p_id": string,"p_keep_out": boolean }; Returns: Json
                           },
"host_delete_template":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_dismiss":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"host_duplicate_cabin":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"host_end_deal":
{ Args: { "p_deal_id": string }; Returns: Json
                           },
"host_examples":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_export_subscribers":
{ Args: { "p_search": Json }; Returns: Json
                           },
"host_figures":
{ Args: { "p_area"?: string,"p_cabin"?: string,"p_from": string,"p_to": string }; Returns: Json
                           },
"host_film":
{ Args: { "p_slug": string }; Returns: Json
                           },
"host_follow_rules":
{ Args: { "p_range": Json }; Returns: Json
                           },
"host_free_post_slug":
{ Args: { "p_id": string,"p_slug": string }; Returns: Json
                           },
"host_funnel":
{ Args: { "p_from": string,"p_to": string }; Returns: Json
                           },
"host_has_task_photo":
{ Args: { "p_id": string,"p_task_id": string }; Returns: boolean
                           },
"host_hold":
{ Args: { "p_hours": number,"p_reference": string }; Returns: Json
                           },
"host_import_reviews":
{ Args: { "p_import": Json }; Returns: Json
                           },
"host_invite":
{ Args: { "p_cabin_ids"?: (string)[],"p_email": string,"p_name"?: string,"p_role": string }; Returns: Json
                           },
"host_letters":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_mail_owner":
{ Args: { "p_id": string,"p_mail": Json }; Returns: Json
                           },
"host_may_see_task_photo":
{ Args: { "p_path": string }; Returns: boolean
                           },
"host_may_send_task_photo":
{ Args: { "p_path": string }; Returns: boolean
                           },
"host_may_upload_photo":
{ Args: { "p_path": string }; Returns: boolean
                           },
"host_me":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_newsletter":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_newsletters":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_note":
{ Args: { "p_reference": string,"p_text": string }; Returns: Json
                           },
"host_note_export":
{ Args: { "p_details": Json,"p_file": string }; Returns: Json
                           },
"host_note_owner":
{ Args: { "p_id": string,"p_text": string }; Returns: Json
                           },
"host_note_password":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_note_second_factor":
{ Args: { "p_added": boolean }; Returns: Json
                           },
"host_offer_return":
{ Args: { "p_book_to": string,"p_percent": number,"p_reference": string }; Returns: Json
                           },
"host_order_areas":
{ Args: { "p_seen": (string)[],"p_slugs": (string)[] }; Returns: Json
                           },
"host_order_cabins":
{ Args: { "p_ids": (string)[],"p_seen": (string)[] }; Returns: Json
                           },
"host_order_photos":
{ Args: { "p_cabin_id": string,"p_ids": (string)[] }; Returns: Json
                           },
"host_owner":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_owners":
{ Args: { "p_search": Json }; Returns: Json
                           },
"host_pace":
{ Args: { "p_area"?: string,"p_cabin"?: string }; Returns: Json
                           },
"host_pause_promotion":
{ Args: { "p_code": string,"p_is_paused": boolean }; Returns: Json
                           },
"host_payments":
{ Args: { "p_month": string,"p_most"?: number }; Returns: Json
                           },
"host_photos":
{ Args: { "p_slug": string }; Returns: Json
                           },
"host_picture_kind":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_pin_deal":
{ Args: { "p_cabin_id": string,"p_day": string,"p_percent"?: number }; Returns: Json
                           },
"host_platforms":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_post":
{ Args: { "p_key": string }; Returns: Json
                           },
"host_posts":
{ Args: { "p_search"?: Json }; Returns: Json
                           },
"host_preview_cabin":
{ Args: { "p_slug": string }; Returns: Json
                           },
"host_preview_move":
{ Args: { "p_reference": string,"p_to": Json }; Returns: Json
                           },
"host_preview_rates":
{ Args: { "p_rates": Json }; Returns: Json
                           },
"host_preview_review_import":
{ Args: { "p_import": Json }; Returns: Json
                           },
"host_promotions":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_publish_post":
{ Args: { "p_at"?: string,"p_id": string }; Returns: Json
                           },
"host_quote":
{ Args: { "p_cabin_id": string,"p_check_in": string,"p_check_out": string,"p_guest"?: Json,"p_promo_code"?: string }; Returns: Json
                           },
"host_rated_nights":
{ Args: { "p_cabin_ids": (string)[] }; Returns: Json
                           },
"host_rates":
{ Args: { "p_cabin_id"?: string }; Returns: Json
                           },
"host_read":
{ Args: { "p_reference": string }; Returns: Json
                           },
"host_read_feed":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_record_offline_payment":
{ Args: { "p_charge_id": string,"p_key"?: string,"p_method": string,"p_note": string,"p_reference": string }; Returns: Json
                           },
"host_refund":
{ Args: { "p_amount_cents": number,"p_expected_left_cents": number,"p_key"?: string,"p_kind": string,"p_reason": string,"p_reference": string }; Returns: Json
                           },
"host_remove_area":
{ Args: { "p_slug": string }; Returns: Json
                           },
"host_remove_examples":
{ Args: { "p_expected_bookings": number,"p_with_cabins"?: boolean }; Returns: Json
                           },
"host_remove_photo":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_remove_promotion":
{ Args: { "p_code": string }; Returns: Json
                           },
"host_remove_task":
{ Args: { "p_task_id": string }; Returns: Json
                           },
"host_remove_tax_rate":
{ Args: { "p_from"?: string,"p_place": string }; Returns: Json
                           },
"host_renew_export":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"host_replace_drawings":
{ Args: { "p_expected": Json }; Returns: Json
                           },
"host_replace_photo":
{ Args: { "p_id": string,"p_photo": Json }; Returns: Json
                           },
"host_reply":
{ Args: { "p_reference": string,"p_text": string }; Returns: Json
                           },
"host_resend":
{ Args: { "p_message_id": string }; Returns: Json
                           },
"host_restore":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"host_return_damage":
{ Args: { "p_amount_cents": number,"p_expected_held_cents": number,"p_key"?: string,"p_reason": string,"p_reference": string }; Returns: Json
                           },
"host_review_photo":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_reviews":
{ Args: { "p_filter": string,"p_offset"?: number,"p_slug"?: string }; Returns: Json
                           },
"host_save_area":
{ Args: { "p_area": Json,"p_seen": Json }; Returns: Json
                           },
"host_save_cabin":
{ Args: { "p_cabin_id": string,"p_changes": Json,"p_seen": Json }; Returns: Json
                           },
"host_save_checklist":
{ Args: { "p_cabin_id"?: string,"p_lines": Json,"p_seen": Json }; Returns: Json
                           },
"host_save_commission":
{ Args: { "p_from": string,"p_percent_bp": number,"p_slug": string }; Returns: Json
                           },
"host_save_consent":
{ Args: { "p_purpose": string,"p_seen": string,"p_words": string }; Returns: Json
                           },
"host_save_feed":
{ Args: { "p_feed": Json }; Returns: Json
                           },
"host_save_film":
{ Args: { "p_cabin_id": string,"p_film": Json,"p_seen": Json }; Returns: Json
                           },
"host_save_letter":
{ Args: { "p_letter": string,"p_seen": Json,"p_texts": Json }; Returns: Json
                           },
"host_save_newsletter":
{ Args: { "p_id": string,"p_letter": Json,"p_seen": number }; Returns: Json
                           },
"host_save_photo":
{ Args: { "p_changes": Json,"p_id": string,"p_seen": Json }; Returns: Json
                           },
"host_save_photos":
{ Args: { "p_cabin_id": string,"p_photos": Json }; Returns: Json
                           },
"host_save_post":
{ Args: { "p_changes": Json,"p_id": string,"p_seen": Json }; Returns: Json
                           },
"host_save_promotion":
{ Args: { "p_promotion": Json,"p_seen"?: string }; Returns: Json
                           },
"host_save_rates":
{ Args: { "p_expected": Json,"p_rates": Json }; Returns: Json
                           },
"host_save_settings":
{ Args: { "p_changes": Json,"p_seen": Json }; Returns: Json
                           },
"host_save_task":
{ Args: { "p_changes": Json,"p_seen": Json,"p_task_id": string }; Returns: Json
                           },
"host_save_task_settings":
{ Args: { "p_changes": Json,"p_seen": Json }; Returns: Json
                           },
"host_save_tax_rate":
{ Args: { "p_rate": Json }; Returns: Json
                           },
"host_save_template":
{ Args: { "p_seen"?: Json,"p_template": Json }; Returns: Json
                           },
"host_save_voice":
{ Args: { "p_cabin_id": string,"p_seen": Json,"p_voice": Json }; Returns: Json
                           },
"host_second_factor":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_send_newsletter":
{ Args: { "p_expected": number,"p_id": string,"p_seen": number,"p_send_at"?: string }; Returns: Json
                           },
"host_sent_quotes":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_session":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_set_cabin_state":
{ Args: { "p_cabin_id": string,"p_state": string }; Returns: Json
                           },
"host_set_cleaner":
{ Args: { "p_cabin_id": string,"p_user_id"?: string }; Returns: Json
                           },
"host_set_days":
{ Args: { "p_changes": Json }; Returns: Json
                           },
"host_set_door_code":
{ Args: { "p_code": string,"p_reference": string }; Returns: Json
                           },
"host_set_late_check_out":
{ Args: { "p_is_confirmed"?: boolean,"p_task_id": string,"p_time"?: string }; Returns: Json
                           },
"host_set_owner_state":
{ Args: { "p_id": string,"p_seen": string,"p_state": string }; Returns: Json
                           },
"host_set_review":
{ Args: { "p_id": string,"p_reason": string,"p_seen": string,"p_state": string }; Returns: Json
                           },
"host_set_staff":
{ Args: { "p_cabin_ids"?: (string)[],"p_name"?: string,"p_role": string,"p_user_id": string }; Returns: Json
                           },
"host_set_task_calendar":
{ Args: { "p_token_hash"?: string }; Returns: Json
                           },
"host_settings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_settle_conflict":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_settle_problem":
{ Args: { "p_task_id": string }; Returns: Json
                           },
"host_settle_text":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_share_post":
{ Args: { "p_id": string,"p_token_hash": string }; Returns: Json
                           },
"host_show_picture_kind":
{ Args: { "p_kind": string }; Returns: Json
                           },
"host_staff":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_statement":
{ Args: { "p_cabin"?: string,"p_month": string,"p_owner"?: string }; Returns: Json
                           },
"host_statements":
{ Args: { "p_q"?: string }; Returns: Json
                           },
"host_stay_arrival":
{ Args: { "p_reference": string }; Returns: Json
                           },
"host_steer_newsletter":
{ Args: { "p_id": string,"p_state": string }; Returns: Json
                           },
"host_stop_feed":
{ Args: { "p_forever": boolean,"p_id": string }; Returns: Json
                           },
"host_stop_message":
{ Args: { "p_message_id": string }; Returns: Json
                           },
"host_stop_texts":
{ Args: { "p_phone_hash": string,"p_reference": string }; Returns: Json
                           },
"host_subscribers":
{ Args: { "p_search": Json }; Returns: Json
                           },
"host_take_left_out":
{ Args: { "p_id": string,"p_kind": string,"p_take": boolean }; Returns: Json
                           },
"host_task_setup":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_tasks":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_tax_rates":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_taxes_due":
{ Args: { "p_from": string,"p_to": string }; Returns: Json
                           },
"host_template_values":
{ Args: { "p_reference": string }; Returns: Json
                           },
"host_templates":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_test_connection":
{ Args: { "p_connection": string }; Returns: Json
                           },
"host_test_newsletter":
{ Args: { "p_letter": Json }; Returns: Json
                           },
"host_text_link":
{ Args: { "p_reference": string }; Returns: Json
                           },
"host_thread":
{ Args: { "p_reference": string }; Returns: Json
                           },
"host_threads":
{ Args: { "p_filter"?: Json }; Returns: Json
                           },
"host_tick_supply":
{ Args: { "p_id": string,"p_is_bought": boolean }; Returns: Json
                           },
"host_today":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"host_try_promotion":
{ Args: { "p_cabin_id": string,"p_check_in": string,"p_check_out": string,"p_promotion": Json }; Returns: Json
                           },
"host_unblock":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_undo":
{ Args: { "p_change_id": string }; Returns: Json
                           },
"host_undo_review_import":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_unpin_deal":
{ Args: { "p_day": string }; Returns: Json
                           },
"host_unpublish_post":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_unshare_post":
{ Args: { "p_id": string }; Returns: Json
                           },
"host_voice":
{ Args: { "p_slug": string }; Returns: Json
                           },
"host_withdraw_quote":
{ Args: { "p_quote_id": string }; Returns: Json
                           },
"imported_nights":
{ Args: { "p_cabin_id": string,"p_today": string }; Returns: {
              "check_in": string,"check_out": string,"feed_id": string
            }[]
                           },
"insert_balance":
{ Args: { "p_amount_cents": number,"p_booking_id": string,"p_now": string }; Returns: undefined
                           },
"is_another_shop":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"is_email":
{ Args: { "p_email": string }; Returns: boolean
                           },
"is_example_message":
{ Args: { "p_dedupe_key": string }; Returns: boolean
                           },
"is_feed_url":
{ Args: { "p_url": string }; Returns: boolean
                           },
"is_film":
{ Args: { "p_cabin_id": string,"p_film": Json }; Returns: boolean
                           },
"is_for_another_guest":
{ Args: { "p_guest": Json,"p_promotion": Omit<Database["public"]['Tables']["promotions"]['Row'], Database["public"]['Tables']["promotions"]['ComputedFields']> }; Returns: boolean
                           },
"is_line":
{ Args: { "p_text": string }; Returns: boolean
                           },
"is_newer_dispute":
{ Args: { "p_at": string,"p_known_at": string,"p_known_state": string,"p_state": string }; Returns: boolean
                           },
"is_night_taken":
{ Args: { "p_cabin_id": string,"p_day": string,"p_now": string }; Returns: boolean
                           },
"is_picture_url":
{ Args: { "p_cabin_id": string,"p_url": string }; Returns: boolean
                           },
"is_possible_rule":
{ Args: { "p_rule": Omit<Database["public"]['Tables']["rate_rules"]['Row'], Database["public"]['Tables']["rate_rules"]['ComputedFields']> }; Returns: boolean
                           },
"is_possible_season":
{ Args: { "p_season": Omit<Database["public"]['Tables']["rate_seasons"]['Row'], Database["public"]['Tables']["rate_seasons"]['ComputedFields']> }; Returns: boolean
                           },
"is_ready":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"is_taxed_by":
{ Args: { "p_place": string }; Returns: boolean
                           },
"is_thread_closed":
{ Args: { "p_closed_at": string,"p_thread_id": string }; Returns: boolean
                           },
"is_turned_over":
{ Args: { "p_is_owner_stay": boolean,"p_kind": string }; Returns: boolean
                           },
"is_upload_open":
{ Args: { "p_id": string,"p_now"?: string }; Returns: boolean
                           },
"items_of":
{ Args: { "p_changes": Json }; Returns: string[]
                           },
"job_schedule":
{ Args: Record<PropertyKey, never>; Returns: {
              "every_seconds": number,"name": string
            }[]
                           },
"keep_answer":
{ Args: { "p_action": string,"p_answer": Json,"p_key": string,"p_request": Json }; Returns: Json
                           },
"keep_funnel":
{ Args: { "p_now"?: string }; Returns: number
                           },
"keep_in_vault":
{ Args: { "p_name": string,"p_secret": string }; Returns: undefined
                           },
"keep_pictures":
{ Args: { "p_cabin_id": string }; Returns: undefined
                           },
"keep_video_embed":
{ Args: { "p_failure"?: string,"p_html"?: string,"p_now"?: string,"p_seconds": number,"p_title"?: string,"p_video_id": string }; Returns: undefined
                           },
"keep_view_counts":
{ Args: { "p_now"?: string }; Returns: boolean
                           },
"kept_days":
{ Args: { "p_keep": Json }; Returns: {
              "cabin_id": string,"day": string
            }[]
                           },
"lapse_stay_changes":
{ Args: { "p_now": string }; Returns: number
                           },
"lapse_test_hold":
{ Args: { "p_now"?: string,"p_session_id": string }; Returns: boolean
                           },
"last_messages":
{ Args: { "p_channel": string }; Returns: Json
                           },
"last_newsletter_to":
{ Args: { "p_signup_id": string }; Returns: string
                           },
"last_run":
{ Args: { "p_name": string }; Returns: Json
                           },
"lay_imported_stays":
{ Args: { "p_cabin_id": string,"p_now"?: string }; Returns: Json
                           },
"leave_guest_message":
{ Args: { "p_body": string,"p_id": string,"p_limits": Json,"p_most": number,"p_now"?: string,"p_token": string }; Returns: string
                           },
"letter_fields":
{ Args: { "p_letter": string,"p_part": string }; Returns: (string)[]
                           },
"likely_deals":
{ Args: { "p_days": number,"p_now": string }; Returns: {
              "cabin_id": string,"day": string,"discount_percent": number,"source": string
            }[]
                           },
"list_cabin_page":
{ Args: { "p_area"?: string,"p_bedrooms"?: number,"p_count_to"?: number,"p_filter"?: string,"p_guests"?: number,"p_limit"?: number,"p_most_cents"?: number,"p_offset"?: number,"p_popular"?: boolean }; Returns: {
              "cabin_id": string,"found": number
            }[]
                           },
"list_sorted_page":
{ Args: { "p_area"?: string,"p_bedrooms"?: number,"p_count_to"?: number,"p_filter"?: string,"p_guests"?: number,"p_latitude"?: number,"p_limit"?: number,"p_longitude"?: number,"p_most_cents"?: number,"p_offset"?: number,"p_order": string }; Returns: {
              "cabin_id": string,"found": number
            }[]
                           },
"lock_cabin":
{ Args: { "p_cabin_id": string }; Returns: undefined
                           },
"lock_cabins":
{ Args: { "p_cabin_ids": (string)[] }; Returns: undefined
                           },
"lock_owners":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"lock_promotions":
{ Args: { "p_code": string }; Returns: undefined
                           },
"lock_thread":
{ Args: { "p_reference": string }; Returns: Record<string, unknown>
                           },
"locked_photo":
{ Args: { "p_id": string }; Returns: {
              "cabin_id": string,
"description": string,
"display_order": number,
"drawing_url": string | null,
"focus_x": number,
"focus_y": number,
"id": string,
"image_url": string,
"kind": string,
"portrait": boolean,
"room_type": string
            }
                          SetofOptions: {
        from: "*"
        to: "cabin_photos"
        isOneToOne: true
        isSetofReturn: false
      } },
"locked_post":
{ Args: { "p_id": string }; Returns: {
              "announced_at": string | null,
"author": string,
"body_markdown": string,
"created_at": string,
"event_areas": (string)[],
"event_from": string | null,
"event_pin": string | null,
"event_place": string | null,
"event_to": string | null,
"event_town": string | null,
"event_url": string | null,
"event_warning": string | null,
"excerpt": string,
"hero_alt": string,
"hero_focus_x": number,
"hero_focus_y": number,
"hero_image_url": string,
"id": string,
"kind": string,
"published_at": string | null,
"related_cabin_slugs": (string)[],
"related_post_slugs": (string)[],
"slug": string,
"title": string,
"topics": (string)[],
"updated_at": string,
"usual_from": string | null,
"usual_to": string | null,
"usual_when": string | null,
"word_count": number
            }
                          SetofOptions: {
        from: "*"
        to: "posts"
        isOneToOne: true
        isSetofReturn: false
      } },
"locked_review":
{ Args: { "p_id": string }; Returns: {
              "accuracy": number | null,
"answer": string | null,
"arrival": number | null,
"cabin_id": string,
"cleanliness": number | null,
"communication": number | null,
"created_at": string,
"id": string,
"location": number | null,
"origin": string,
"rating": number,
"source": string | null,
"value": number | null,
"visible": boolean
            }
                          SetofOptions: {
        from: "*"
        to: "cabin_reviews"
        isOneToOne: true
        isSetofReturn: false
      } },
"locked_task":
{ Args: { "p_task_id": string }; Returns: {
              "assigned_by_hand": boolean,
"assignee_id": string | null,
"begun_at": string | null,
"begun_by": string | null,
"cabin_id": string,
"changed_at": string,
"cleaner_note": string | null,
"day": string,
"done_at": string | null,
"done_by": string | null,
"dropped_at": string | null,
"due_at": string | null,
"id": string,
"kind": string,
"next_id": string | null,
"note": string | null,
"occupancy_id": string | null,
"problem": string | null,
"problem_at": string | null,
"problem_settled_at": string | null,
"reason": string | null,
"sequence": number,
"starts_at": string,
"state": string,
"title": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "cabin_tasks"
        isOneToOne: true
        isSetofReturn: false
      } },
"mailbox_of":
{ Args: { "p_email": string }; Returns: string
                           },
"make_room_for_hold":
{ Args: { "p_booking_id": string,"p_caps": Json,"p_now": string }; Returns: boolean
                           },
"make_sign_in_code":
{ Args: { "p_challenge_hash": string,"p_email": string,"p_hash": string,"p_now"?: string,"p_salt": string }; Returns: boolean
                           },
"make_sign_in_link":
{ Args: { "p_email": string,"p_hash": string,"p_now"?: string }; Returns: string
                           },
"map_miles":
{ Args: { "p_from": unknown,"p_to": unknown }; Returns: number
                           },
"map_point":
{ Args: { "p_latitude": number,"p_longitude": number }; Returns: unknown
                           },
"may_be_mailed":
{ Args: { "p_budget": string,"p_recipient": string }; Returns: boolean
                           },
"may_come_back":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']> }; Returns: boolean
                           },
"may_return_damage":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_now": string }; Returns: boolean
                           },
"may_set_booking_status":
{ Args: { "p_from": string,"p_to": string }; Returns: boolean
                           },
"middle_of_cell":
{ Args: { "p_degrees": number,"p_step": number }; Returns: number
                           },
"missing_door_codes":
{ Args: { "p_now": string }; Returns: Json
                           },
"missing_shop_facts":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"money_parts":
{ Args: { "p_cents": number,"p_quote": Json }; Returns: {
              "cents": number,"name": string,"part": string,"place": string
            }[]
                           },
"move_booking":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_charge_id"?: string,"p_news": Json,"p_now": string,"p_quote": Json,"p_seen": Json,"p_to": Json }; Returns: Json
                           },
"move_for_host":
{ Args: { "p_keep_price"?: boolean,"p_key"?: string,"p_labels": Json,"p_quote": Json,"p_reason": string,"p_reference": string,"p_seen": Json,"p_session": Json,"p_to": Json }; Returns: Json
                           },
"move_preview":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_now": string,"p_to": Json }; Returns: Json
                           },
"moved_deadline":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_cabin_id": string,"p_check_in": string }; Returns: string
                           },
"nearest_open_cabins":
{ Args: { "p_check_in": string,"p_check_out": string,"p_count_to"?: number,"p_guests"?: number,"p_latitude": number,"p_limit"?: number,"p_longitude": number,"p_now"?: string,"p_tax_rates"?: Json,"p_walk"?: number }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"found": number,"latitude": number,"longitude": number,"nightly": (number)[],"shift": number,"total_cents": number
            }[]
                           },
"needs_first_link":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"newsletter_audience":
{ Args: { "p_now": string }; Returns: number
                           },
"newsletter_for_change":
{ Args: { "p_id": string }; Returns: {
              "body": string,
"created_at": string,
"finished_at": string | null,
"id": string,
"preview_line": string,
"send_at": string | null,
"state": string,
"subject": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "newsletters"
        isOneToOne: true
        isSetofReturn: false
      } },
"newsletter_link":
{ Args: { "p_now"?: string,"p_token": string }; Returns: string
                           },
"newsletter_results":
{ Args: { "p_id": string }; Returns: Json
                           },
"nights_cents":
{ Args: { "p_quote": Json }; Returns: number
                           },
"note_calendar_failure":
{ Args: { "p_error": string,"p_feed_id": string,"p_now"?: string }; Returns: string
                           },
"note_email_event":
{ Args: { "p_email": string,"p_id": string,"p_kind": string,"p_now"?: string }; Returns: string
                           },
"notify_site":
{ Args: { "p_table": string }; Returns: undefined
                           },
"old_task_photos":
{ Args: { "p_most": number,"p_now"?: string }; Returns: {
              "id": string,"task_id": string
            }[]
                           },
"open_balance_cents":
{ Args: { "p_booking_id": string }; Returns: number
                           },
"open_change_requests":
{ Args: { "p_now": string }; Returns: Json
                           },
"open_gaps":
{ Args: { "p_days"?: number,"p_guests": number,"p_limit"?: number,"p_most"?: number,"p_now"?: string }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"nightly": (number)[],"shift": number,"total_cents": number,"usual_min_stay": number
            }[]
                           },
"open_move_cents":
{ Args: { "p_booking_id": string }; Returns: number
                           },
"open_night_prices":
{ Args: { "p_cabin_id": string,"p_today": string }; Returns: {
              "highest": number,"lowest": number,"median": number
            }[]
                           },
"open_review_token":
{ Args: { "p_booking_id": string }; Returns: string
                           },
"open_text_link":
{ Args: { "p_now"?: string,"p_token": string }; Returns: Json
                           },
"open_upload":
{ Args: { "p_now"?: string,"p_storage_id": string }; Returns: string
                           },
"ordered_cabins":
{ Args: Record<PropertyKey, never>; Returns: {
              "amenities": NonNullable<Json>,
"archived_at": string | null,
"area": string,
"average_rating": number,
"baths": number,
"bed_types": NonNullable<Json>,
"bedrooms": number,
"beds": number,
"check_in_time": string,
"check_out_time": string,
"city": string,
"cleaning_fee": number,
"created_at": string,
"display_order": number,
"elevation_ft": number,
"featured": boolean,
"features": number,
"first_live_at": string | null,
"free_cancel_days": number,
"hero_focus_x": number,
"hero_focus_y": number,
"hero_image_url": string,
"house_rules": (string)[],
"id": string,
"is_example": boolean,
"latitude": number,
"live": boolean,
"located": boolean,
"long_desc": string,
"longitude": number,
"max_guests": number,
"max_pets": number,
"mountain_facts": NonNullable<Json>,
"mountain_mama_nightly_surcharge": number,
"mountain_mama_review": string | null,
"nightly_rate": number,
"open_night_least": number | null,
"open_night_most": number | null,
"open_night_usual": number | null,
"open_nights_counted_on": string | null,
"own_amenities": NonNullable<Json>,
"pet_fee": number | null,
"review_count": number,
"short_desc": string,
"slug": string,
"tiktok_ids": (string)[],
"timezone": string,
"title": string,
"updated_at": string,
"video_tour_url": string | null,
"views_last_7_days": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "cabins"
        isOneToOne: false
        isSetofReturn: true
      } },
"own_amenities_elsewhere":
{ Args: { "p_cabin_id": string }; Returns: {
              "group": string,"label": string
            }[]
                           },
"own_cabin":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_to": Json }; Returns: Json
                           },
"own_email":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"own_shop_facts":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"page_text_keys":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"payment_terms":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"photo_cabin":
{ Args: { "p_cabin_id": string }; Returns: string
                           },
"picture_kind":
{ Args: { "p_url": string }; Returns: string
                           },
"picture_kind_plan":
{ Args: { "p_kind": string }; Returns: Json
                           },
"plain_text":
{ Args: { "p_text": string }; Returns: string
                           },
"plan_turnovers":
{ Args: { "p_cabin_ids": (string)[],"p_now"?: string }; Returns: undefined
                           },
"post_changed_by":
{ Args: { "p_id": string }; Returns: Json
                           },
"post_facts":
{ Args: { "p_post": Omit<Database["public"]['Tables']["posts"]['Row'], Database["public"]['Tables']["posts"]['ComputedFields']> }; Returns: Json
                           },
"post_lacks":
{ Args: { "p_post": Omit<Database["public"]['Tables']["posts"]['Row'], Database["public"]['Tables']["posts"]['ComputedFields']> }; Returns: (string)[]
                           },
"post_state":
{ Args: { "p_now": string,"p_published_at": string }; Returns: string
                           },
"postpone_refund":
{ Args: { "p_error": string,"p_final": boolean,"p_now"?: string,"p_refund_id": string }; Returns: string
                           },
"prefix_of":
{ Args: { "p_name": string }; Returns: string
                           },
"preview_stay_change":
{ Args: { "p_now": string,"p_to": Json,"p_token": string }; Returns: Json
                           },
"price_cents":
{ Args: { "p_quote": Json }; Returns: number
                           },
"promotion_json":
{ Args: { "p_cabin_id": string,"p_except_stay": string,"p_guest": Json,"p_is_kept": boolean,"p_now": string,"p_promotion": Omit<Database["public"]['Tables']["promotions"]['Row'], Database["public"]['Tables']["promotions"]['ComputedFields']> }; Returns: Json
                           },
"promotion_uses":
{ Args: { "p_code": string,"p_except_stay"?: string,"p_now": string }; Returns: number
                           },
"proposed_rates":
{ Args: { "p_rates": Json }; Returns: Record<string, unknown>
                           },
"prune":
{ Args: { "p_most": number,"p_now"?: string }; Returns: Json
                           },
"prune_bookings":
{ Args: { "p_most": number,"p_now": string }; Returns: Json
                           },
"publish_due_reviews":
{ Args: { "p_now"?: string }; Returns: number
                           },
"put_cover":
{ Args: { "p_cabin_id": string,"p_photo_id": string }; Returns: undefined
                           },
"queue_message":
{ Args: { "p_claim_seconds"?: number,"p_message": Json,"p_now"?: string }; Returns: string
                           },
"queue_newsletter_batch":
{ Args: { "p_headers": Json,"p_id": string,"p_leave_url": string,"p_most": number,"p_now"?: string,"p_rendered": Json }; Returns: number
                           },
"queue_opening_text":
{ Args: { "p_body": string,"p_now"?: string,"p_send_at": string,"p_send_before": string,"p_watch_id": string }; Returns: string
                           },
"queue_refund":
{ Args: { "p_amount_cents": number,"p_now": string,"p_payment_id": string,"p_reason": string }; Returns: number
                           },
"queue_text":
{ Args: { "p_now"?: string,"p_text": Json }; Returns: string
                           },
"quote_inputs":
{ Args: { "p_cabin_id": string,"p_check_in": string,"p_check_out": string,"p_deal_id"?: string,"p_except_stay"?: string,"p_guest"?: Json,"p_now"?: string,"p_promo_code"?: string }; Returns: Json
                           },
"rate_changes":
{ Args: { "p_keep"?: Json,"p_now": string,"p_put_back"?: (string)[],"p_rules": (Database["public"]['Tables']["rate_rules"]['Row'])[],"p_seasons": (Database["public"]['Tables']["rate_seasons"]['Row'])[] }; Returns: {
              "allows_check_in": boolean,"allows_check_out": boolean,"cabin_id": string,"change": string,"day": string,"is_gone": boolean,"is_stale": boolean,"kept": string,"min_stay": number,"open": boolean,"price": number,"source": string
            }[]
                           },
"rate_versions":
{ Args: { "p_cabin_ids": (string)[] }; Returns: Json
                           },
"rates_outcome":
{ Args: { "p_keep"?: Json,"p_put_back"?: (string)[],"p_rules": (Database["public"]['Tables']["rate_rules"]['Row'])[],"p_seasons": (Database["public"]['Tables']["rate_seasons"]['Row'])[] }; Returns: Json
                           },
"reached_allowance":
{ Args: { "p_limits": Json,"p_now"?: string }; Returns: string
                           },
"read_area":
{ Args: { "p_area": Json }; Returns: {
              "city": string,
"latitude": number,
"line": string,
"longitude": number,
"position": number,
"slug": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "areas"
        isOneToOne: true
        isSetofReturn: false
      } },
"read_arrival":
{ Args: { "p_is_shown": boolean,"p_now"?: string,"p_token": string }; Returns: Json
                           },
"read_guest_question":
{ Args: { "p_token": string }; Returns: Json
                           },
"read_guest_stay":
{ Args: { "p_token": string }; Returns: Json
                           },
"read_line":
{ Args: { "p_least": number,"p_most": number,"p_text": string }; Returns: string
                           },
"read_move":
{ Args: { "p_to": Json }; Returns: {
              "adults": number,"cabin_id": string,"check_in": string,"check_out": string,"children": number,"pets": number
            }[]
                           },
"read_promotion":
{ Args: { "p_promotion": Json }; Returns: {
              "active": boolean,
"amount_off_cents": number | null,
"automatic": boolean,
"book_from": string | null,
"book_to": string | null,
"cabin_ids": (string)[] | null,
"code": string,
"created_at": string,
"every_nth_night_free": number | null,
"for_booking": string | null,
"is_example": boolean,
"is_personal": boolean,
"label": string,
"max_uses": number | null,
"min_nights": number,
"once_per_guest": boolean,
"percent_off": number | null,
"season_end": string | null,
"season_start": string | null,
"stay_from": string | null,
"stay_to": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "promotions"
        isOneToOne: true
        isSetofReturn: false
      } },
"read_review_request":
{ Args: { "p_now"?: string,"p_token": string }; Returns: Json
                           },
"read_staff_name":
{ Args: { "p_name": string }; Returns: string
                           },
"read_task_note":
{ Args: { "p_text": string }; Returns: string
                           },
"record_dispute":
{ Args: { "p_event": Json,"p_now"?: string,"p_provider_payment_id": string }; Returns: Json
                           },
"record_empty_search":
{ Args: { "p_now"?: string,"p_search": Json }; Returns: undefined
                           },
"record_offline_payment":
{ Args: { "p_booking_id": string,"p_charge_id": string,"p_method": string,"p_note": string,"p_now": string }; Returns: number
                           },
"record_provider_refund":
{ Args: { "p_event": Json,"p_now"?: string,"p_provider_payment_id": string }; Returns: Json
                           },
"record_tracking":
{ Args: { "p_items": Json }; Returns: number
                           },
"recount_open_nights":
{ Args: { "p_cabin": Omit<Database["public"]['Tables']["cabins"]['Row'], Database["public"]['Tables']["cabins"]['ComputedFields']>,"p_now"?: string }; Returns: undefined
                           },
"recount_passed_nights":
{ Args: { "p_most": number,"p_now"?: string }; Returns: number
                           },
"recount_pending_search":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"recount_search":
{ Args: { "p_cabin_id": string,"p_segments": (number)[] }; Returns: undefined
                           },
"recount_search_of":
{ Args: { "p_cabin_id": string }; Returns: undefined
                           },
"recount_search_segment":
{ Args: { "p_cabin": Omit<Database["public"]['Tables']["cabins"]['Row'], Database["public"]['Tables']["cabins"]['ComputedFields']>,"p_segment": number,"p_zone": number }; Returns: undefined
                           },
"refresh_view_counts":
{ Args: { "p_now"?: string }; Returns: number
                           },
"refund_booking":
{ Args: { "p_amount_cents": number,"p_booking_id": string,"p_now": string,"p_reason": string }; Returns: number
                           },
"refundable_cents":
{ Args: { "p_booking_id": string }; Returns: number
                           },
"refundable_price_cents":
{ Args: { "p_booking_id": string }; Returns: number
                           },
"refuse":
{ Args: { "p_code": string,"p_detail"?: Json }; Returns: undefined
                           },
"release_hold":
{ Args: { "p_booking_id": string,"p_now"?: string }; Returns: boolean
                           },
"remember_calendar":
{ Args: { "p_cabin_ids": (string)[],"p_keep": Json,"p_now": string }; Returns: undefined
                           },
"removable_cabins":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"remove_examples":
{ Args: { "p_now"?: string,"p_with_cabins"?: boolean }; Returns: Json
                           },
"remove_review_photo":
{ Args: { "p_id": string,"p_now"?: string,"p_token": string }; Returns: boolean
                           },
"replace_drawings_plan":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"request_booking_links":
{ Args: { "p_email": string,"p_limits": Json,"p_now"?: string,"p_reference": string }; Returns: string
                           },
"request_hash":
{ Args: { "p_request": Json }; Returns: string
                           },
"requested_stays":
{ Args: { "p_most": number,"p_now"?: string,"p_request_id": string }; Returns: Json
                           },
"require_arrival":
{ Args: { "p_cabin_id": string,"p_check_in": string,"p_now": string }; Returns: undefined
                           },
"require_cleaner":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"require_known_cabins":
{ Args: { "p_cabin_ids": (string)[] }; Returns: undefined
                           },
"require_movable":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']>,"p_now": string }; Returns: undefined
                           },
"require_open_range":
{ Args: { "p_cabin_ids": (string)[],"p_from": string,"p_now": string,"p_to": string }; Returns: undefined
                           },
"require_own_amenities":
{ Args: { "p_cabin_id": string,"p_own": Json }; Returns: undefined
                           },
"require_own_shop":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"require_own_shop_of_drawn":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"require_post_slug":
{ Args: { "p_id": string,"p_slug": string }; Returns: undefined
                           },
"require_second_factor":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"require_seen_changes":
{ Args: { "p_changes": Json,"p_seen": Json }; Returns: undefined
                           },
"require_staff":
{ Args: { "p_capabilities"?: (Database["public"]['Enums']["capability"])[] }; Returns: {
              "cabin_ids": (string)[],
"created_at": string,
"disabled_at": string | null,
"email": string,
"name": string | null,
"role": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "staff"
        isOneToOne: true
        isSetofReturn: false
      } },
"reschedule_balance":
{ Args: { "p_amount_cents": number,"p_booking_id": string,"p_now": string }; Returns: undefined
                           },
"resubscribe_newsletter":
{ Args: { "p_now"?: string,"p_token": string }; Returns: string
                           },
"return_offer_state":
{ Args: { "p_promotion": Omit<Database["public"]['Tables']["promotions"]['Row'], Database["public"]['Tables']["promotions"]['ComputedFields']> }; Returns: string
                           },
"review_for_photos":
{ Args: { "p_now"?: string,"p_token": string }; Returns: string
                           },
"review_import_rows":
{ Args: { "p_import": Json }; Returns: {
              "author": string,"body": string,"cabin_id": string,"key": string,"line": number,"problem": string,"rating": number,"stayed_on": string
            }[]
                           },
"review_json":
{ Args: { "p_id": string }; Returns: Json
                           },
"review_state":
{ Args: { "p_hidden_at": string,"p_publish_at": string,"p_published_at": string,"p_visible": boolean }; Returns: string
                           },
"role_can":
{ Args: { "p_capabilities": (Database["public"]['Enums']["capability"])[],"p_role": string }; Returns: boolean
                           },
"roll_rates":
{ Args: { "p_changed_only"?: boolean,"p_most": number,"p_now"?: string }; Returns: number
                           },
"rule_price":
{ Args: { "p_base_cents": number,"p_difference"?: number,"p_gap": number,"p_last_minute": number,"p_season": number,"p_weekday": number }; Returns: number
                           },
"rule_seasons":
{ Args: { "p_from": string,"p_rules": (Database["public"]['Tables']["rate_rules"]['Row'])[],"p_seasons": (Database["public"]['Tables']["rate_seasons"]['Row'])[],"p_to": string }; Returns: {
              "cabin_id": string,"day": string,"min_stay": number,"percent": number
            }[]
                           },
"save_arrival":
{ Args: { "p_cabin_id": string,"p_changes": Json }; Returns: undefined
                           },
"save_itinerary":
{ Args: { "p_content": Json,"p_edit_token_hash": string,"p_expires_at": string,"p_token": string }; Returns: string
                           },
"save_photo":
{ Args: { "p_changes": Json,"p_id": string,"p_seen": Json }; Returns: Json
                           },
"schedule_jobs":
{ Args: { "p_project_url": string,"p_secret_key": string,"p_site_url": string }; Returns: number
                           },
"seal_upload":
{ Args: { "p_id": string,"p_now"?: string,"p_owner_id": string }; Returns: string
                           },
"search_arrival_days":
{ Args: { "p_free": unknown,"p_leave": unknown,"p_minimums": string }; Returns: {
              "days": unknown,"length_group": number
            }[]
                           },
"search_cabin_page":
{ Args: { "p_area"?: string,"p_check_in": string,"p_check_out": string,"p_count_to"?: number,"p_filter"?: string,"p_flexible_days"?: number,"p_guests"?: number,"p_limit"?: number,"p_now"?: string,"p_offset"?: number,"p_popular"?: boolean,"p_sample"?: number,"p_tax_rates"?: Json }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"found": number,"found_exact": number,"nightly": (number)[],"shift": number,"total_cents": number
            }[]
                           },
"search_cabins":
{ Args: { "p_area"?: string,"p_check_in": string,"p_check_out": string,"p_flexible_days"?: number,"p_guests"?: number,"p_now"?: string,"p_tax_rates"?: Json }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"nightly": (number)[],"shift": number,"total_cents": number
            }[]
                           },
"search_calendars":
{ Args: { "p_area": string,"p_cabin_ids": (string)[],"p_check_in": string,"p_check_out": string,"p_features"?: number,"p_flexible_days": number,"p_guests": number,"p_now": string,"p_tax_rates": Json }; Returns: {
              "cabin_id": string,"display_order": number,"shift": number,"total_cents": number,"views": number
            }[]
                           },
"search_chosen_cabins":
{ Args: { "p_cabin_ids": (string)[],"p_check_in": string,"p_check_out": string,"p_flexible_days"?: number,"p_guests"?: number,"p_now"?: string,"p_tax_rates"?: Json }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"nightly": (number)[],"shift": number,"total_cents": number
            }[]
                           },
"search_features":
{ Args: { "p_amenities": Json,"p_pet_fee": number }; Returns: number
                           },
"search_offers_page":
{ Args: { "p_area"?: string,"p_check_in": string,"p_check_out": string,"p_count_to"?: number,"p_filter"?: string,"p_flexible_days"?: number,"p_guests"?: number,"p_latitude"?: number,"p_limit"?: number,"p_longitude"?: number,"p_now"?: string,"p_offset"?: number,"p_order": string,"p_tax_rates"?: Json }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"found": number,"found_exact": number,"nightly": (number)[],"shift": number,"total_cents": number
            }[]
                           },
"search_popular_page":
{ Args: { "p_area"?: string,"p_check_in": string,"p_check_out": string,"p_count_to"?: number,"p_few"?: number,"p_filter"?: string,"p_flexible_days"?: number,"p_guests"?: number,"p_limit"?: number,"p_now"?: string,"p_offset"?: number,"p_sample"?: number,"p_tax_rates"?: Json }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"found": number,"found_exact": number,"nightly": (number)[],"shift": number,"total_cents": number
            }[]
                           },
"search_sorted_page":
{ Args: { "p_area"?: string,"p_check_in": string,"p_check_out": string,"p_count_to"?: number,"p_filter"?: string,"p_flexible_days"?: number,"p_guests"?: number,"p_latitude"?: number,"p_limit"?: number,"p_longitude"?: number,"p_now"?: string,"p_offset"?: number,"p_order": string,"p_tax_rates"?: Json }; Returns: {
              "cabin_id": string,"check_in": string,"check_out": string,"found": number,"found_exact": number,"nightly": (number)[],"shift": number,"total_cents": number
            }[]
                           },
"search_taxes":
{ Args: { "p_cents": number,"p_taxes": Json }; Returns: number
                           },
"search_totals":
{ Args: { "p_cabin_ids": (string)[],"p_check_in": string,"p_check_out": string,"p_tax_rates": Json }; Returns: {
              "cabin_id": string,"display_order": number,"total_cents": number,"views": number
            }[]
                           },
"season_days":
{ Args: { "p_from": string,"p_seasons": (Database["public"]['Tables']["rate_seasons"]['Row'])[],"p_to": string }; Returns: {
              "cabin_ids": (string)[],"day": string,"days": number,"first_day": string,"min_stay": number,"name": string,"percent": number
            }[]
                           },
"sees_task":
{ Args: { "p_assignee_id": string,"p_cabin_id": string }; Returns: boolean
                           },
"sellable_gaps":
{ Args: { "p_now": string,"p_rules": (Database["public"]['Tables']["rate_rules"]['Row'])[] }; Returns: {
              "cabin_id": string,"day": string,"nights": number
            }[]
                           },
"sells_tonight":
{ Args: { "p_now": string,"p_timezone": string }; Returns: boolean
                           },
"send_quote_for_host":
{ Args: { "p_request": Json,"p_session": Json }; Returns: Json
                           },
"send_review":
{ Args: { "p_now"?: string,"p_review": Json,"p_token": string }; Returns: string
                           },
"set_booking_status":
{ Args: { "p_booking_id": string,"p_by"?: string,"p_now": string,"p_to": string }; Returns: undefined
                           },
"set_text_opt_out":
{ Args: { "p_now"?: string,"p_opted_out": boolean,"p_phone_hash": string }; Returns: boolean
                           },
"settle_booking_refunds":
{ Args: { "p_now": string,"p_payment_id": string }; Returns: undefined
                           },
"settle_charge":
{ Args: { "p_is_right": boolean,"p_now": string,"p_payment_id": string }; Returns: string
                           },
"settle_disputes":
{ Args: { "p_payment_id": string }; Returns: undefined
                           },
"settle_move":
{ Args: { "p_booking_id": string,"p_charge_id"?: string,"p_due_cents": number,"p_label": string,"p_now": string,"p_reason": string }; Returns: Json
                           },
"settle_shown_promotion":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"share_of":
{ Args: { "p_cents": number,"p_upto": number,"p_whole": number }; Returns: number
                           },
"short_calendars":
{ Args: { "p_days": number,"p_now"?: string }; Returns: {
              "last_day": string,"title": string
            }[]
                           },
"shortened":
{ Args: { "p_value": Json }; Returns: Json
                           },
"show_picture_kind":
{ Args: { "p_kind": string }; Returns: undefined
                           },
"shown_feed":
{ Args: { "p_url": string }; Returns: string
                           },
"shown_photos":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"shown_picture_kind":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"shown_promotion":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"shown_stay_change":
{ Args: { "p_booking_id": string }; Returns: Json
                           },
"shown_stay_kind":
{ Args: { "p_is_owner_stay": boolean,"p_kind": string }; Returns: string
                           },
"shown_task":
{ Args: { "p_own": string,"p_sees_staff": boolean,"p_task_id": string }; Returns: Json
                           },
"shown_who":
{ Args: { "p_email": string,"p_own": string,"p_sees_staff": boolean }; Returns: string
                           },
"sign_in_account":
{ Args: { "p_email": string }; Returns: string
                           },
"sign_up_for_newsletter":
{ Args: { "p_consent_words"?: string,"p_email": string,"p_mail_limits": Json,"p_now"?: string,"p_signup_source"?: string,"p_traffic_source"?: string }; Returns: Json
                           },
"staff_label":
{ Args: { "p_email": string }; Returns: string
                           },
"start_upload":
{ Args: { "p_id": string,"p_now"?: string,"p_owner_id": string,"p_purpose": string }; Returns: boolean
                           },
"stays_to_come":
{ Args: { "p_cabin_id": string,"p_now": string }; Returns: number
                           },
"stop_calendar_feed":
{ Args: { "p_feed_id": string,"p_forever": boolean,"p_now"?: string }; Returns: boolean
                           },
"subscriber_state":
{ Args: { "p_confirmed_at": string,"p_email": string,"p_unsubscribed_at": string }; Returns: string
                           },
"subscribers_page":
{ Args: { "p_most": number,"p_search": Json }; Returns: Json
                           },
"take_allowances":
{ Args: { "p_limits": Json,"p_now"?: string }; Returns: string
                           },
"take_back_stay_figures":
{ Args: { "p_area": string,"p_stay_id": string }; Returns: undefined
                           },
"take_inbound_text":
{ Args: { "p_body": string,"p_id": string,"p_most": number,"p_now"?: string,"p_phone": string }; Returns: string
                           },
"take_left_out":
{ Args: { "p_feed_id": string,"p_kind": string,"p_now"?: string,"p_take": boolean }; Returns: boolean
                           },
"take_payment_event":
{ Args: { "p_event": Json,"p_now": string,"p_provider": string }; Returns: boolean
                           },
"take_sign_in_code":
{ Args: { "p_challenge_hash": string,"p_email": string,"p_hash": string,"p_limits": Json,"p_now"?: string }; Returns: Json
                           },
"take_sign_in_link":
{ Args: { "p_hash": string,"p_now"?: string }; Returns: string
                           },
"taken_days":
{ Args: { "p_cabin_ids": (string)[],"p_from": string,"p_now": string,"p_to": string }; Returns: {
              "cabin_id": string,"day": string,"reason": string
            }[]
                           },
"target_of_change":
{ Args: { "p_change_id": string }; Returns: Json
                           },
"task_calendar":
{ Args: { "p_now"?: string,"p_token_hash": string }; Returns: Json
                           },
"task_cleaners":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"task_subject":
{ Args: { "p_cabin_id": string }; Returns: string
                           },
"tax_rates_json":
{ Args: { "p_places"?: (string)[] }; Returns: Json
                           },
"template_fields":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"template_json":
{ Args: { "p_template": Omit<Database["public"]['Tables']["message_templates"]['Row'], Database["public"]['Tables']["message_templates"]['ComputedFields']> }; Returns: Json
                           },
"today_bookings":
{ Args: { "p_cabin_ids": (string)[],"p_kind": string,"p_now": string }; Returns: Json
                           },
"today_problems":
{ Args: { "p_now": string }; Returns: Json
                           },
"today_tasks":
{ Args: { "p_now": string }; Returns: Json
                           },
"told_amenities":
{ Args: { "p_amenities": Json,"p_of": Json }; Returns: Json
                           },
"tonight_until":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"turnovers_of":
{ Args: { "p_cabin_ids": (string)[],"p_now": string }; Returns: {
              "cabin_id": string,"day": string,"due_at": string,"is_new": boolean,"next_id": string,"occupancy_id": string,"starts_at": string
            }[]
                           },
"turnovers_without_stay":
{ Args: { "p_cabin_ids": (string)[] }; Returns: {
              "cabin_id": string,"day": string,"id": string,"state": string
            }[]
                           },
"unanswered_messages":
{ Args: { "p_booking_id": string }; Returns: number
                           },
"unclaimed_files":
{ Args: { "p_most": number,"p_now"?: string }; Returns: {
              "bucket": string,"name": string
            }[]
                           },
"undo_blocks":
{ Args: { "p_kind": string,"p_now": string,"p_stay_ids": (string)[] }; Returns: Json
                           },
"undo_days":
{ Args: { "p_days": Json,"p_now": string }; Returns: Json
                           },
"unknown_template_field":
{ Args: { "p_fields"?: (string)[],"p_text": string }; Returns: string
                           },
"unpaid_holds":
{ Args: { "p_now": string }; Returns: {
              "booking_id": string,"cabin_id": string,"created_at": string,"networks": (string)[],"nights": number,"wide": string
            }[]
                           },
"unreturned_damage_cents":
{ Args: { "p_booking": Omit<Database["public"]['Tables']["bookings"]['Row'], Database["public"]['Tables']["bookings"]['ComputedFields']> }; Returns: number
                           },
"unsubscribe_newsletter":
{ Args: { "p_now"?: string,"p_token": string }; Returns: string
                           },
"usual_cancel_days":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"usual_timezone":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"visible_cabins":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"voice_of":
{ Args: { "p_cabin_id": string }; Returns: Json
                           },
"waiting_messages":
{ Args: { "p_now": string }; Returns: Json
                           },
"withdraw_messages":
{ Args: { "p_dedupe_keys": (string)[] }; Returns: number
                           },
"withdraw_stay_change":
{ Args: { "p_change_id": string,"p_now"?: string,"p_token": string }; Returns: boolean
                           },
"without_secrets":
{ Args: { "p_facts": Json }; Returns: Json
                           },
"write_audit":
{ Args: { "p_action": string,"p_after": Json,"p_before": Json,"p_subject": string }; Returns: undefined
                           },
"write_first_rates":
{ Args: { "p_base_cents": number,"p_cabin_id": string }; Returns: undefined
                           },
"write_rule_days":
{ Args: { "p_from"?: string,"p_now": string,"p_put_back"?: (string)[],"p_rules": (Database["public"]['Tables']["rate_rules"]['Row'])[],"p_seasons": (Database["public"]['Tables']["rate_seasons"]['Row'])[],"p_to"?: string }; Returns: undefined
                           }
          }
          Enums: {
            "capability": "sees_all_cabins"|"sees_guests"|"sees_prices"|"sees_notes"|"sees_staff"|"serves_guests"|"edits_shop"|"moves_money"|"manages_staff"|"does_tasks"
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}
