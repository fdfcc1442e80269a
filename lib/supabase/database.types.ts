// Generated from supabase/migrations by "npm run types"; a test keeps it true.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
export type Database = {
  public: {
    Tables: {
      allowances: {
        Row: { key: string; used: number; window_start: string };
        Insert: { key: string; used: number; window_start: string };
        Update: { key?: string; used?: number; window_start?: string };
        Relationships: [];
      };
      booking_events: {
        Row: {
          booking_id: string;
          created_at: string;
          handled_at: string | null;
          id: number;
          kind: string;
          refund_id: string | null;
        };
        Insert: {
          booking_id: string;
          created_at?: string;
          handled_at?: string | null;
          id?: never;
          kind: string;
          refund_id?: string | null;
        };
        Update: {
          booking_id?: string;
          created_at?: string;
          handled_at?: string | null;
          id?: never;
          kind?: string;
          refund_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_events_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_events_refund_id_fkey';
            columns: ['refund_id'];
            isOneToOne: false;
            referencedRelation: 'refunds';
            referencedColumns: ['id'];
          },
        ];
      };
      bookings: {
        Row: {
          adults: number;
          cabin_id: string;
          cancelled_at: string | null;
          cancelled_by: string | null;
          children: number;
          completed_at: string | null;
          confirmed_at: string | null;
          created_at: string;
          deal_id: string | null;
          free_cancel_until: string;
          guest_email: string;
          guest_name: string;
          guest_phone: string;
          hold_expires_at: string | null;
          id: string;
          idempotency_key: string | null;
          pets: number;
          promo_code: string | null;
          quote: Json;
          reference: string;
          request_hash: string;
          status: string;
          stay_id: string;
          terms_accepted_at: string;
          token: string;
          total_cents: number;
        };
        Insert: {
          adults: number;
          cabin_id: string;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          children: number;
          completed_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          deal_id?: string | null;
          free_cancel_until: string;
          guest_email: string;
          guest_name: string;
          guest_phone: string;
          hold_expires_at?: string | null;
          id?: string;
          idempotency_key?: string | null;
          pets: number;
          promo_code?: string | null;
          quote: Json;
          reference: string;
          request_hash: string;
          status: string;
          stay_id: string;
          terms_accepted_at: string;
          token: string;
          total_cents: number;
        };
        Update: {
          adults?: number;
          cabin_id?: string;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          children?: number;
          completed_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          deal_id?: string | null;
          free_cancel_until?: string;
          guest_email?: string;
          guest_name?: string;
          guest_phone?: string;
          hold_expires_at?: string | null;
          id?: string;
          idempotency_key?: string | null;
          pets?: number;
          promo_code?: string | null;
          quote?: Json;
          reference?: string;
          request_hash?: string;
          status?: string;
          stay_id?: string;
          terms_accepted_at?: string;
          token?: string;
          total_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'daily_deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_promo_code_fkey';
            columns: ['promo_code'];
            isOneToOne: false;
            referencedRelation: 'promotions';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'bookings_stay_id_fkey';
            columns: ['stay_id'];
            isOneToOne: true;
            referencedRelation: 'stays';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_arrivals: {
        Row: { address: string | null; cabin_id: string; directions: string | null };
        Insert: { address?: string | null; cabin_id: string; directions?: string | null };
        Update: { address?: string | null; cabin_id?: string; directions?: string | null };
        Relationships: [
          {
            foreignKeyName: 'cabin_arrivals_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: true;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_calendar: {
        Row: {
          allows_check_in: boolean;
          allows_check_out: boolean;
          cabin_id: string;
          day: string;
          min_stay: number;
          open: boolean;
          price: number | null;
        };
        Insert: {
          allows_check_in?: boolean;
          allows_check_out?: boolean;
          cabin_id: string;
          day: string;
          min_stay?: number;
          open?: boolean;
          price?: number | null;
        };
        Update: {
          allows_check_in?: boolean;
          allows_check_out?: boolean;
          cabin_id?: string;
          day?: string;
          min_stay?: number;
          open?: boolean;
          price?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'cabin_calendar_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_clicks: {
        Row: {
          address_hash: string | null;
          cabin_id: string;
          clicked_at: string;
          id: number;
          referrer_page: string | null;
          session_id: string;
        };
        Insert: {
          address_hash?: string | null;
          cabin_id: string;
          clicked_at?: string;
          id?: never;
          referrer_page?: string | null;
          session_id: string;
        };
        Update: {
          address_hash?: string | null;
          cabin_id?: string;
          clicked_at?: string;
          id?: never;
          referrer_page?: string | null;
          session_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'cabin_clicks_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_old_slugs: {
        Row: { cabin_id: string; replaced_at: string; slug: string };
        Insert: { cabin_id: string; replaced_at?: string; slug: string };
        Update: { cabin_id?: string; replaced_at?: string; slug?: string };
        Relationships: [
          {
            foreignKeyName: 'cabin_old_slugs_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_photos: {
        Row: {
          cabin_id: string;
          description: string;
          display_order: number;
          id: string;
          image_url: string;
          room_type: string;
        };
        Insert: {
          cabin_id: string;
          description: string;
          display_order?: number;
          id?: string;
          image_url: string;
          room_type: string;
        };
        Update: {
          cabin_id?: string;
          description?: string;
          display_order?: number;
          id?: string;
          image_url?: string;
          room_type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'cabin_photos_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_review_texts: {
        Row: { author: string; body: string; review_id: string; stayed_on: string };
        Insert: { author: string; body: string; review_id: string; stayed_on: string };
        Update: { author?: string; body?: string; review_id?: string; stayed_on?: string };
        Relationships: [
          {
            foreignKeyName: 'cabin_review_texts_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: true;
            referencedRelation: 'cabin_reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_reviews: {
        Row: { cabin_id: string; created_at: string; id: string; rating: number; visible: boolean };
        Insert: {
          cabin_id: string;
          created_at?: string;
          id?: string;
          rating: number;
          visible?: boolean;
        };
        Update: {
          cabin_id?: string;
          created_at?: string;
          id?: string;
          rating?: number;
          visible?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'cabin_reviews_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      cabin_tours: {
        Row: {
          cabin_id: string;
          chapters: Json;
          duration_seconds: number;
          poster_url: string;
          transcript: string;
          uploaded_on: string;
        };
        Insert: {
          cabin_id: string;
          chapters?: Json;
          duration_seconds: number;
          poster_url: string;
          transcript?: string;
          uploaded_on: string;
        };
        Update: {
          cabin_id?: string;
          chapters?: Json;
          duration_seconds?: number;
          poster_url?: string;
          transcript?: string;
          uploaded_on?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'cabin_tours_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: true;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      cabins: {
        Row: {
          amenities: Json;
          area: string;
          baths: number;
          bed_types: Json;
          bedrooms: number;
          beds: number;
          check_in_time: string;
          check_out_time: string;
          city: string;
          cleaning_fee: number;
          created_at: string;
          display_order: number;
          elevation_ft: number;
          featured: boolean;
          features: number;
          free_cancel_days: number;
          hero_image_url: string;
          house_rules: string[];
          id: string;
          latitude: number;
          live: boolean;
          long_desc: string;
          longitude: number;
          max_guests: number;
          max_pets: number;
          mountain_mama_nightly_surcharge: number;
          mountain_mama_review: string | null;
          nightly_rate: number;
          pet_fee: number | null;
          short_desc: string;
          slug: string;
          tiktok_ids: string[];
          timezone: string;
          title: string;
          updated_at: string;
          video_tour_url: string | null;
          views_last_7_days: number;
        };
        Insert: {
          amenities?: Json;
          area: string;
          baths: number;
          bed_types?: Json;
          bedrooms: number;
          beds: number;
          check_in_time?: string;
          check_out_time?: string;
          city: string;
          cleaning_fee?: number;
          created_at?: string;
          display_order?: number;
          elevation_ft: number;
          featured?: boolean;
          features?: never;
          free_cancel_days?: number;
          hero_image_url: string;
          house_rules?: string[];
          id?: string;
          latitude: number;
          live?: boolean;
          long_desc?: string;
          longitude: number;
          max_guests?: number;
          max_pets?: number;
          mountain_mama_nightly_surcharge?: number;
          mountain_mama_review?: string | null;
          nightly_rate: number;
          pet_fee?: number | null;
          short_desc: string;
          slug: string;
          tiktok_ids?: string[];
          timezone?: string;
          title: string;
          updated_at?: string;
          video_tour_url?: string | null;
          views_last_7_days?: number;
        };
        Update: {
          amenities?: Json;
          area?: string;
          baths?: number;
          bed_types?: Json;
          bedrooms?: number;
          beds?: number;
          check_in_time?: string;
          check_out_time?: string;
          city?: string;
          cleaning_fee?: number;
          created_at?: string;
          display_order?: number;
          elevation_ft?: number;
          featured?: boolean;
          features?: never;
          free_cancel_days?: number;
          hero_image_url?: string;
          house_rules?: string[];
          id?: string;
          latitude?: number;
          live?: boolean;
          long_desc?: string;
          longitude?: number;
          max_guests?: number;
          max_pets?: number;
          mountain_mama_nightly_surcharge?: number;
          mountain_mama_review?: string | null;
          nightly_rate?: number;
          pet_fee?: number | null;
          short_desc?: string;
          slug?: string;
          tiktok_ids?: string[];
          timezone?: string;
          title?: string;
          updated_at?: string;
          video_tour_url?: string | null;
          views_last_7_days?: number;
        };
        Relationships: [];
      };
      calendar_conflicts: {
        Row: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          feed_id: string;
          first_seen_at: string;
          id: string;
          notified_at: string | null;
          resolved_at: string | null;
          stay_id: string;
        };
        Insert: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          feed_id: string;
          first_seen_at?: string;
          id?: string;
          notified_at?: string | null;
          resolved_at?: string | null;
          stay_id: string;
        };
        Update: {
          cabin_id?: string;
          check_in?: string;
          check_out?: string;
          feed_id?: string;
          first_seen_at?: string;
          id?: string;
          notified_at?: string | null;
          resolved_at?: string | null;
          stay_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_conflicts_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_conflicts_feed_id_fkey';
            columns: ['feed_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_feeds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_conflicts_stay_id_fkey';
            columns: ['stay_id'];
            isOneToOne: false;
            referencedRelation: 'stays';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_exports: {
        Row: { cabin_id: string; created_at: string; token: string };
        Insert: { cabin_id: string; created_at?: string; token?: string };
        Update: { cabin_id?: string; created_at?: string; token?: string };
        Relationships: [
          {
            foreignKeyName: 'calendar_exports_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: true;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_feed_events: {
        Row: { check_in: string; check_out: string; feed_id: string; meaning: string };
        Insert: { check_in: string; check_out: string; feed_id: string; meaning: string };
        Update: { check_in?: string; check_out?: string; feed_id?: string; meaning?: string };
        Relationships: [
          {
            foreignKeyName: 'calendar_feed_events_feed_id_fkey';
            columns: ['feed_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_feeds';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          active: boolean;
          cabin_id: string;
          claimed_until: string | null;
          created_at: string;
          doubtful_reads: number;
          doubtful_since: string | null;
          etag: string | null;
          event_count: number;
          failures: number;
          id: string;
          imports: string;
          last_attempt_at: string | null;
          last_error: string | null;
          last_modified: string | null;
          last_success_at: string | null;
          next_attempt_at: string;
          platform: string;
          url: string;
          warning: string | null;
        };
        Insert: {
          active?: boolean;
          cabin_id: string;
          claimed_until?: string | null;
          created_at?: string;
          doubtful_reads?: number;
          doubtful_since?: string | null;
          etag?: string | null;
          event_count?: number;
          failures?: number;
          id?: string;
          imports?: string;
          last_attempt_at?: string | null;
          last_error?: string | null;
          last_modified?: string | null;
          last_success_at?: string | null;
          next_attempt_at?: string;
          platform: string;
          url: string;
          warning?: string | null;
        };
        Update: {
          active?: boolean;
          cabin_id?: string;
          claimed_until?: string | null;
          created_at?: string;
          doubtful_reads?: number;
          doubtful_since?: string | null;
          etag?: string | null;
          event_count?: number;
          failures?: number;
          id?: string;
          imports?: string;
          last_attempt_at?: string | null;
          last_error?: string | null;
          last_modified?: string | null;
          last_success_at?: string | null;
          next_attempt_at?: string;
          platform?: string;
          url?: string;
          warning?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      daily_deals: {
        Row: {
          cabin_id: string;
          discount_percent: number;
          expires_at: string;
          id: string;
          starts_at: string;
        };
        Insert: {
          cabin_id: string;
          discount_percent: number;
          expires_at: string;
          id?: string;
          starts_at: string;
        };
        Update: {
          cabin_id?: string;
          discount_percent?: number;
          expires_at?: string;
          id?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'daily_deals_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      deal_pins: {
        Row: { cabin_id: string; day: string; discount_percent: number | null };
        Insert: { cabin_id: string; day: string; discount_percent?: number | null };
        Update: { cabin_id?: string; day?: string; discount_percent?: number | null };
        Relationships: [
          {
            foreignKeyName: 'deal_pins_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      deal_unlocks: {
        Row: { deal_id: string; session_id: string; unlocked_at: string };
        Insert: { deal_id: string; session_id: string; unlocked_at?: string };
        Update: { deal_id?: string; session_id?: string; unlocked_at?: string };
        Relationships: [
          {
            foreignKeyName: 'deal_unlocks_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'daily_deals';
            referencedColumns: ['id'];
          },
        ];
      };
      guest_messages: {
        Row: {
          body: string;
          booking_id: string;
          created_at: string;
          id: string;
          told_at: string | null;
        };
        Insert: {
          body: string;
          booking_id: string;
          created_at?: string;
          id: string;
          told_at?: string | null;
        };
        Update: {
          body?: string;
          booking_id?: string;
          created_at?: string;
          id?: string;
          told_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'guest_messages_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      itineraries: {
        Row: {
          check_in: string | null;
          check_out: string | null;
          created_at: string;
          edit_token_hash: string;
          expires_at: string;
          guests: number;
          id: string;
          plan: Json | null;
          revoked_at: string | null;
          title: string;
          token: string;
          updated_at: string;
        };
        Insert: {
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          edit_token_hash: string;
          expires_at: string;
          guests: number;
          id?: string;
          plan?: Json | null;
          revoked_at?: string | null;
          title: string;
          token: string;
          updated_at?: string;
        };
        Update: {
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          edit_token_hash?: string;
          expires_at?: string;
          guests?: number;
          id?: string;
          plan?: Json | null;
          revoked_at?: string | null;
          title?: string;
          token?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      itinerary_cabins: {
        Row: {
          added_total_cents: number | null;
          cabin_id: string;
          itinerary_id: string;
          position: number;
        };
        Insert: {
          added_total_cents?: number | null;
          cabin_id: string;
          itinerary_id: string;
          position: number;
        };
        Update: {
          added_total_cents?: number | null;
          cabin_id?: string;
          itinerary_id?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'itinerary_cabins_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'itinerary_cabins_itinerary_id_fkey';
            columns: ['itinerary_id'];
            isOneToOne: false;
            referencedRelation: 'itineraries';
            referencedColumns: ['id'];
          },
        ];
      };
      itinerary_votes: {
        Row: {
          cabin_id: string;
          itinerary_id: string;
          vote: number;
          voted_at: string;
          voter_id: string;
          voter_name: string;
        };
        Insert: {
          cabin_id: string;
          itinerary_id: string;
          vote: number;
          voted_at?: string;
          voter_id: string;
          voter_name: string;
        };
        Update: {
          cabin_id?: string;
          itinerary_id?: string;
          vote?: number;
          voted_at?: string;
          voter_id?: string;
          voter_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'itinerary_votes_itinerary_id_cabin_id_fkey';
            columns: ['itinerary_id', 'cabin_id'];
            isOneToOne: false;
            referencedRelation: 'itinerary_cabins';
            referencedColumns: ['itinerary_id', 'cabin_id'];
          },
        ];
      };
      job_runs: {
        Row: {
          done: Json | null;
          error: string | null;
          finished_at: string | null;
          id: number;
          name: string;
          slot: number | null;
          started_at: string;
        };
        Insert: {
          done?: Json | null;
          error?: string | null;
          finished_at?: string | null;
          id?: never;
          name: string;
          slot?: number | null;
          started_at?: string;
        };
        Update: {
          done?: Json | null;
          error?: string | null;
          finished_at?: string | null;
          id?: never;
          name?: string;
          slot?: number | null;
          started_at?: string;
        };
        Relationships: [];
      };
      newsletter_signups: {
        Row: {
          confirmation_sent_at: string | null;
          confirmation_token: string | null;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          signup_source: string | null;
          traffic_source: string | null;
          unsubscribe_token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          confirmation_sent_at?: string | null;
          confirmation_token?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          signup_source?: string | null;
          traffic_source?: string | null;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          confirmation_sent_at?: string | null;
          confirmation_token?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          signup_source?: string | null;
          traffic_source?: string | null;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          attempts: number;
          body: string;
          channel: string;
          claimed_until: string | null;
          created_at: string;
          dedupe_key: string | null;
          error: string | null;
          headers: Json | null;
          html: string | null;
          id: string;
          phone_hash: string | null;
          provider_id: string | null;
          purpose: string;
          recipient: string;
          send_at: string;
          send_before: string | null;
          sent_at: string | null;
          status: string;
          subject: string | null;
        };
        Insert: {
          attempts?: number;
          body: string;
          channel: string;
          claimed_until?: string | null;
          created_at?: string;
          dedupe_key?: string | null;
          error?: string | null;
          headers?: Json | null;
          html?: string | null;
          id?: string;
          phone_hash?: string | null;
          provider_id?: string | null;
          purpose: string;
          recipient: string;
          send_at?: string;
          send_before?: string | null;
          sent_at?: string | null;
          status?: string;
          subject?: string | null;
        };
        Update: {
          attempts?: number;
          body?: string;
          channel?: string;
          claimed_until?: string | null;
          created_at?: string;
          dedupe_key?: string | null;
          error?: string | null;
          headers?: Json | null;
          html?: string | null;
          id?: string;
          phone_hash?: string | null;
          provider_id?: string | null;
          purpose?: string;
          recipient?: string;
          send_at?: string;
          send_before?: string | null;
          sent_at?: string | null;
          status?: string;
          subject?: string | null;
        };
        Relationships: [];
      };
      owner_applications: {
        Row: {
          address: string;
          amenities: string[];
          area: string;
          baths: number;
          bedrooms: number;
          consented_at: string;
          created_at: string;
          email: string;
          id: string;
          listing_url: string | null;
          message: string;
          name: string;
          phone: string;
          photo_urls: string[];
          property_name: string;
          sleeps: number;
          takes_pets: boolean;
        };
        Insert: {
          address: string;
          amenities?: string[];
          area: string;
          baths: number;
          bedrooms: number;
          consented_at?: string;
          created_at?: string;
          email: string;
          id?: string;
          listing_url?: string | null;
          message?: string;
          name: string;
          phone: string;
          photo_urls?: string[];
          property_name: string;
          sleeps: number;
          takes_pets?: boolean;
        };
        Update: {
          address?: string;
          amenities?: string[];
          area?: string;
          baths?: number;
          bedrooms?: number;
          consented_at?: string;
          created_at?: string;
          email?: string;
          id?: string;
          listing_url?: string | null;
          message?: string;
          name?: string;
          phone?: string;
          photo_urls?: string[];
          property_name?: string;
          sleeps?: number;
          takes_pets?: boolean;
        };
        Relationships: [];
      };
      payment_events: {
        Row: { event_id: string; provider: string; received_at: string; type: string };
        Insert: { event_id: string; provider: string; received_at?: string; type: string };
        Update: { event_id?: string; provider?: string; received_at?: string; type?: string };
        Relationships: [];
      };
      payments: {
        Row: {
          amount_cents: number;
          booking_id: string;
          checked_at: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          paid_at: string | null;
          paid_cents: number | null;
          provider: string;
          provider_payment_id: string | null;
          receipt_url: string | null;
          session_id: string;
          status: string;
          url: string;
        };
        Insert: {
          amount_cents: number;
          booking_id: string;
          checked_at?: string | null;
          created_at?: string;
          expires_at: string;
          id?: string;
          paid_at?: string | null;
          paid_cents?: number | null;
          provider: string;
          provider_payment_id?: string | null;
          receipt_url?: string | null;
          session_id: string;
          status?: string;
          url: string;
        };
        Update: {
          amount_cents?: number;
          booking_id?: string;
          checked_at?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          paid_at?: string | null;
          paid_cents?: number | null;
          provider?: string;
          provider_payment_id?: string | null;
          receipt_url?: string | null;
          session_id?: string;
          status?: string;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: true;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      posts: {
        Row: {
          author: string;
          body_markdown: string;
          created_at: string;
          excerpt: string;
          hero_image_url: string;
          id: string;
          published_at: string | null;
          related_cabin_slugs: string[];
          slug: string;
          title: string;
          topics: string[];
          updated_at: string;
          word_count: number;
        };
        Insert: {
          author: string;
          body_markdown: string;
          created_at?: string;
          excerpt: string;
          hero_image_url: string;
          id?: string;
          published_at?: string | null;
          related_cabin_slugs?: string[];
          slug: string;
          title: string;
          topics?: string[];
          updated_at?: string;
          word_count?: never;
        };
        Update: {
          author?: string;
          body_markdown?: string;
          created_at?: string;
          excerpt?: string;
          hero_image_url?: string;
          id?: string;
          published_at?: string | null;
          related_cabin_slugs?: string[];
          slug?: string;
          title?: string;
          topics?: string[];
          updated_at?: string;
          word_count?: never;
        };
        Relationships: [];
      };
      promotions: {
        Row: {
          active: boolean;
          code: string;
          every_nth_night_free: number;
          label: string;
          season_end: string;
          season_start: string;
        };
        Insert: {
          active?: boolean;
          code: string;
          every_nth_night_free: number;
          label: string;
          season_end: string;
          season_start: string;
        };
        Update: {
          active?: boolean;
          code?: string;
          every_nth_night_free?: number;
          label?: string;
          season_end?: string;
          season_start?: string;
        };
        Relationships: [];
      };
      refunds: {
        Row: {
          amount_cents: number;
          attempts: number;
          created_at: string;
          error: string | null;
          id: string;
          next_attempt_at: string;
          payment_id: string;
          provider_id: string | null;
          reason: string;
          sent_at: string | null;
          status: string;
        };
        Insert: {
          amount_cents: number;
          attempts?: number;
          created_at?: string;
          error?: string | null;
          id?: string;
          next_attempt_at?: string;
          payment_id: string;
          provider_id?: string | null;
          reason: string;
          sent_at?: string | null;
          status?: string;
        };
        Update: {
          amount_cents?: number;
          attempts?: number;
          created_at?: string;
          error?: string | null;
          id?: string;
          next_attempt_at?: string;
          payment_id?: string;
          provider_id?: string | null;
          reason?: string;
          sent_at?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
        ];
      };
      search_arrivals: {
        Row: {
          area: string;
          cabin_id: string;
          cleaning_fee: number;
          days: string;
          features: number;
          least_night: number;
          length_group: number;
          max_guests: number;
          segment: number;
          zone: number;
        };
        Insert: {
          area: string;
          cabin_id: string;
          cleaning_fee: number;
          days: string;
          features: number;
          least_night: number;
          length_group: number;
          max_guests: number;
          segment: number;
          zone: number;
        };
        Update: {
          area?: string;
          cabin_id?: string;
          cleaning_fee?: number;
          days?: string;
          features?: number;
          least_night?: number;
          length_group?: number;
          max_guests?: number;
          segment?: number;
          zone?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'search_arrivals_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      search_pending: {
        Row: { cabin_id: string; id: number; segment: number };
        Insert: { cabin_id: string; id?: never; segment: number };
        Update: { cabin_id?: string; id?: never; segment?: number };
        Relationships: [
          {
            foreignKeyName: 'search_pending_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      search_rates: {
        Row: {
          cabin_id: string;
          display_order: number;
          segment: number;
          spent: number[];
          tax_city: string;
        };
        Insert: {
          cabin_id: string;
          display_order: number;
          segment: number;
          spent: number[];
          tax_city: string;
        };
        Update: {
          cabin_id?: string;
          display_order?: number;
          segment?: number;
          spent?: number[];
          tax_city?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'search_rates_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      search_zones: {
        Row: { id: number; name: string };
        Insert: { id?: never; name: string };
        Update: { id?: never; name?: string };
        Relationships: [];
      };
      site_events: {
        Row: {
          happened_at: string;
          id: number;
          name: string;
          parameters: Json;
          session_id: string | null;
        };
        Insert: {
          happened_at: string;
          id?: never;
          name: string;
          parameters?: Json;
          session_id?: string | null;
        };
        Update: {
          happened_at?: string;
          id?: never;
          name?: string;
          parameters?: Json;
          session_id?: string | null;
        };
        Relationships: [];
      };
      site_visits: {
        Row: {
          day: string;
          id: number;
          path: string;
          referrer: string | null;
          session_id: string;
          visited_at: string;
        };
        Insert: {
          day?: never;
          id?: never;
          path: string;
          referrer?: string | null;
          session_id: string;
          visited_at: string;
        };
        Update: {
          day?: never;
          id?: never;
          path?: string;
          referrer?: string | null;
          session_id?: string;
          visited_at?: string;
        };
        Relationships: [];
      };
      stays: {
        Row: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          created_at: string;
          during: unknown | null;
          expires_at: string | null;
          feed_id: string | null;
          id: string;
          kind: string;
          released_at: string | null;
        };
        Insert: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          created_at?: string;
          during?: never;
          expires_at?: string | null;
          feed_id?: string | null;
          id?: string;
          kind: string;
          released_at?: string | null;
        };
        Update: {
          cabin_id?: string;
          check_in?: string;
          check_out?: string;
          created_at?: string;
          during?: never;
          expires_at?: string | null;
          feed_id?: string | null;
          id?: string;
          kind?: string;
          released_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'stays_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stays_feed_id_fkey';
            columns: ['feed_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_feeds';
            referencedColumns: ['id'];
          },
        ];
      };
      test_payment_pages: {
        Row: {
          amount_cents: number;
          cancel_url: string;
          client_reference_id: string;
          created_at: string;
          customer_email: string;
          description: string;
          expires_at: string;
          idempotency_key: string;
          reference: string;
          refunded_cents: number;
          session_id: string;
          status: string;
          success_url: string;
        };
        Insert: {
          amount_cents: number;
          cancel_url: string;
          client_reference_id: string;
          created_at?: string;
          customer_email: string;
          description: string;
          expires_at: string;
          idempotency_key: string;
          reference: string;
          refunded_cents?: number;
          session_id: string;
          status?: string;
          success_url: string;
        };
        Update: {
          amount_cents?: number;
          cancel_url?: string;
          client_reference_id?: string;
          created_at?: string;
          customer_email?: string;
          description?: string;
          expires_at?: string;
          idempotency_key?: string;
          reference?: string;
          refunded_cents?: number;
          session_id?: string;
          status?: string;
          success_url?: string;
        };
        Relationships: [];
      };
      text_consents: {
        Row: {
          address_hash: string;
          cabin_id: string | null;
          disclosure_text: string;
          disclosure_version: string;
          given_at: string;
          id: string;
          page: string | null;
          phone_hash: string;
          purpose: string;
          session_id: string;
          source: string;
        };
        Insert: {
          address_hash: string;
          cabin_id?: string | null;
          disclosure_text: string;
          disclosure_version: string;
          given_at: string;
          id?: string;
          page?: string | null;
          phone_hash: string;
          purpose: string;
          session_id: string;
          source: string;
        };
        Update: {
          address_hash?: string;
          cabin_id?: string | null;
          disclosure_text?: string;
          disclosure_version?: string;
          given_at?: string;
          id?: string;
          page?: string | null;
          phone_hash?: string;
          purpose?: string;
          session_id?: string;
          source?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'text_consents_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
        ];
      };
      text_links: {
        Row: {
          cabin_id: string;
          check_in: string | null;
          check_out: string | null;
          created_at: string;
          deal_id: string | null;
          expires_at: string;
          guests: number | null;
          saved_cabin_ids: string[];
          token: string;
        };
        Insert: {
          cabin_id: string;
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          deal_id?: string | null;
          expires_at: string;
          guests?: number | null;
          saved_cabin_ids?: string[];
          token: string;
        };
        Update: {
          cabin_id?: string;
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          deal_id?: string | null;
          expires_at?: string;
          guests?: number | null;
          saved_cabin_ids?: string[];
          token?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'text_links_cabin_id_fkey';
            columns: ['cabin_id'];
            isOneToOne: false;
            referencedRelation: 'cabins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'text_links_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'daily_deals';
            referencedColumns: ['id'];
          },
        ];
      };
      text_opt_outs: {
        Row: { opted_out_at: string; phone_hash: string };
        Insert: { opted_out_at?: string; phone_hash: string };
        Update: { opted_out_at?: string; phone_hash?: string };
        Relationships: [];
      };
      video_embeds: {
        Row: {
          claimed_until: string | null;
          failure: string | null;
          fresh_until: string;
          html: string | null;
          title: string;
          video_id: string;
        };
        Insert: {
          claimed_until?: string | null;
          failure?: string | null;
          fresh_until: string;
          html?: string | null;
          title?: string;
          video_id: string;
        };
        Update: {
          claimed_until?: string | null;
          failure?: string | null;
          fresh_until?: string;
          html?: string | null;
          title?: string;
          video_id?: string;
        };
        Relationships: [];
      };
    };
    Views: { [name in never]: never };
    Functions: {
      admit_text: {
        Args: {
          p_cabin_id: string;
          p_phone_hash: string;
          p_caller_limits: Json;
          p_phone_limits: Json;
          p_now?: string;
        };
        Returns: Json;
      };
      apply_calendar_feed: {
        Args: { p_feed_id: string; p_stays: Json; p_report?: Json; p_now?: string };
        Returns: Json;
      };
      begin_job_run: {
        Args: { p_name: string; p_every_seconds?: number; p_now?: string };
        Returns: number;
      };
      begin_payment: {
        Args: { p_booking_id: string; p_payment: Json; p_now?: string };
        Returns: Json;
      };
      booking_refund_cents: {
        Args: {
          p_paid_cents: number;
          p_status: string;
          p_by: string;
          p_free_cancel_until: string;
          p_now: string;
        };
        Returns: number;
      };
      cabin_availability: {
        Args: { p_cabin_id: string; p_days: number; p_now?: string };
        Returns: {
          day: string;
          available: boolean;
          price: number;
          min_stay: number;
          allows_check_in: boolean;
          allows_check_out: boolean;
        }[];
      };
      cabin_clicks_by_slugs: {
        Args: { p_slugs: string[]; p_now?: string };
        Returns: {
          property_id: string;
          clicks_today: number;
          clicks_this_week: number;
          clicks_this_month: number;
        }[];
      };
      cabin_days: {
        Args: { p_cabin_id: string; p_from: string; p_to: string; p_now: string };
        Returns: {
          day: string;
          available: boolean;
          price: number;
          min_stay: number;
          allows_check_in: boolean;
          allows_check_out: boolean;
        }[];
      };
      cabin_stats: {
        Args: { p_property_ids: string[]; p_now?: string };
        Returns: {
          property_id: string;
          views_today: number;
          views_last_7_days: number;
          views_last_31_days: number;
          last_viewed: string;
        }[];
      };
      calendar_address: { Args: { p_cabin_id: string }; Returns: string };
      calendar_overlaps: {
        Args: { p_cabin_id: string; p_today: string };
        Returns: { feed_id: string; check_in: string; check_out: string; stay_id: string }[];
      };
      can_retake_stay: { Args: { p_booking_id: string; p_now: string }; Returns: boolean };
      cancel_booking: {
        Args: {
          p_token: string;
          p_by: string;
          p_expected_refund_cents: number;
          p_now?: string;
          p_only_unpaid?: boolean;
        };
        Returns: Json;
      };
      cast_itinerary_vote: {
        Args: {
          p_token: string;
          p_cabin_id: string;
          p_voter_id: string;
          p_name: string;
          p_vote: number;
          p_most: number;
          p_now?: string;
        };
        Returns: string;
      };
      choose_deal: {
        Args: { p_now?: string };
        Returns: { cabin_id: string; discount_percent: number; starts_at: string }[];
      };
      claim_calendar_feeds: {
        Args: { p_most: number; p_seconds: number; p_now?: string };
        Returns: Json;
      };
      claim_message: { Args: { p_limits: Json; p_seconds: number; p_now?: string }; Returns: Json };
      claim_open_payments: {
        Args: { p_stale_only: boolean; p_limit: number; p_now?: string };
        Returns: { session_id: string; provider: string; awaited: boolean }[];
      };
      claim_refunds: {
        Args: { p_limit: number; p_now?: string };
        Returns: {
          refund_id: string;
          provider: string;
          session_id: string;
          provider_payment_id: string;
          amount_cents: number;
          attempts: number;
        }[];
      };
      claim_video_embed: {
        Args: { p_video_id: string; p_seconds: number; p_now?: string };
        Returns: boolean;
      };
      close_payment: {
        Args: { p_session_id: string; p_status: string; p_event: Json; p_now?: string };
        Returns: Json;
      };
      complete_stays: { Args: { p_now?: string }; Returns: number };
      confirm_newsletter: { Args: { p_token: string; p_now?: string }; Returns: string };
      confirm_payment: {
        Args: { p_session_id: string; p_event: Json; p_now?: string };
        Returns: Json;
      };
      count_deal_unlock: {
        Args: { p_deal_id: string; p_session_id: string; p_now?: string };
        Returns: boolean;
      };
      cover_released_nights: { Args: never; Returns: string };
      create_booking: { Args: { p_request: Json; p_now?: string }; Returns: Json };
      daily_deal: { Args: { p_now?: string }; Returns: Json };
      end_job_run: {
        Args: { p_id: number; p_done: Json; p_error?: string; p_now?: string };
        Returns: string;
      };
      expire_holds: { Args: { p_now?: string }; Returns: number };
      exported_calendar: { Args: { p_token: string; p_now?: string }; Returns: Json };
      fail_refund: {
        Args: { p_provider_id: string; p_event: Json; p_now?: string };
        Returns: Json;
      };
      find_video_embed: {
        Args: { p_video_id: string; p_now?: string };
        Returns: { html: string; title: string; failure: string }[];
      };
      finish_booking_event: {
        Args: { p_event_id: number; p_status: string; p_now?: string };
        Returns: boolean;
      };
      finish_refund: {
        Args: { p_refund_id: string; p_provider_id: string; p_now?: string };
        Returns: string;
      };
      follow_cabins_in_search: { Args: never; Returns: string };
      follow_calendar_in_search: { Args: never; Returns: string };
      follow_stays_in_search: { Args: never; Returns: string };
      free_lapsed_holds: { Args: { p_cabin_id: string; p_now: string }; Returns: number };
      give_back_allowances: { Args: { p_limits: Json; p_now?: string }; Returns: number };
      give_up_lost_claims: { Args: { p_now?: string }; Returns: string[] };
      give_up_sold_holds: { Args: { p_feed_id: string; p_now: string }; Returns: number };
      guard_booking_status: { Args: never; Returns: string };
      has_bookable_night: {
        Args: { p_cabin_id: string; p_days: number; p_now?: string };
        Returns: boolean;
      };
      hold_within_limits: {
        Args: { p_request: Json; p_limits: Json; p_now?: string };
        Returns: Json;
      };
      imported_nights: {
        Args: { p_cabin_id: string; p_today: string };
        Returns: { feed_id: string; check_in: string; check_out: string }[];
      };
      is_night_taken: {
        Args: { p_cabin_id: string; p_day: string; p_now: string };
        Returns: boolean;
      };
      is_ready: { Args: never; Returns: boolean };
      job_schedule: { Args: never; Returns: { name: string; every_seconds: number }[] };
      keep_old_slug: { Args: never; Returns: string };
      keep_video_embed: {
        Args: {
          p_video_id: string;
          p_seconds: number;
          p_html?: string;
          p_title?: string;
          p_failure?: string;
          p_now?: string;
        };
        Returns: string;
      };
      keep_view_counts: { Args: { p_now?: string }; Returns: boolean };
      lapse_test_hold: { Args: { p_session_id: string; p_now?: string }; Returns: boolean };
      lay_imported_stays: { Args: { p_cabin_id: string; p_now?: string }; Returns: Json };
      leave_guest_message: {
        Args: {
          p_token: string;
          p_id: string;
          p_body: string;
          p_limits: Json;
          p_most: number;
          p_now?: string;
        };
        Returns: string;
      };
      limit_direct_application: { Args: never; Returns: string };
      limit_direct_sign_up: { Args: never; Returns: string };
      list_cabin_page: {
        Args: {
          p_area?: string;
          p_guests?: number;
          p_filter?: string;
          p_popular?: boolean;
          p_limit?: number;
          p_offset?: number;
          p_count_to?: number;
        };
        Returns: { cabin_id: string; found: number }[];
      };
      lock_cabin: { Args: { p_cabin_id: string }; Returns: string };
      map_miles: { Args: { p_from: string; p_to: string }; Returns: number };
      map_point: { Args: { p_latitude: number; p_longitude: number }; Returns: string };
      may_move_booking: { Args: { p_from: string; p_to: string }; Returns: boolean };
      move_booking: {
        Args: { p_booking_id: string; p_to: string; p_now: string; p_by?: string };
        Returns: string;
      };
      nearest_open_cabins: {
        Args: {
          p_latitude: number;
          p_longitude: number;
          p_check_in: string;
          p_check_out: string;
          p_guests?: number;
          p_tax_rates?: Json;
          p_now?: string;
          p_limit?: number;
          p_count_to?: number;
          p_walk?: number;
        };
        Returns: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          shift: number;
          nightly: number[];
          total_cents: number;
          latitude: number;
          longitude: number;
          found: number;
        }[];
      };
      newsletter_link: { Args: { p_token: string; p_now?: string }; Returns: string };
      note_calendar_failure: {
        Args: { p_feed_id: string; p_error: string; p_now?: string };
        Returns: string;
      };
      note_refund_end: { Args: never; Returns: string };
      open_text_link: { Args: { p_token: string; p_now?: string }; Returns: Json };
      postpone_refund: {
        Args: { p_refund_id: string; p_error: string; p_final: boolean; p_now?: string };
        Returns: string;
      };
      prune: { Args: { p_most: number; p_now?: string }; Returns: Json };
      prune_bookings: { Args: { p_most: number; p_now: string }; Returns: Json };
      queue_message: {
        Args: { p_message: Json; p_claim_seconds?: number; p_now?: string };
        Returns: string;
      };
      queue_refund: {
        Args: { p_payment_id: string; p_amount_cents: number; p_reason: string; p_now: string };
        Returns: number;
      };
      queue_text: { Args: { p_text: Json; p_now?: string }; Returns: string };
      quote_inputs: {
        Args: {
          p_cabin_id: string;
          p_check_in: string;
          p_check_out: string;
          p_promo_code?: string;
          p_deal_id?: string;
          p_now?: string;
        };
        Returns: Json;
      };
      read_guest_stay: { Args: { p_token: string }; Returns: Json };
      record_click: {
        Args: {
          p_cabin_id: string;
          p_session_id: string;
          p_address_hash?: string;
          p_referrer_page?: string;
          p_now?: string;
        };
        Returns: boolean;
      };
      record_events: { Args: { p_events: Json; p_limits: Json; p_now?: string }; Returns: number };
      record_provider_refund: {
        Args: { p_provider_payment_id: string; p_event: Json; p_now?: string };
        Returns: Json;
      };
      record_tracking: { Args: { p_items: Json }; Returns: number };
      record_visit: {
        Args: {
          p_path: string;
          p_session_id: string;
          p_limits: Json;
          p_referrer?: string;
          p_now?: string;
        };
        Returns: boolean;
      };
      recount_pending_search: { Args: never; Returns: number };
      recount_search: { Args: { p_cabin_id: string; p_segments: number[] }; Returns: string };
      recount_search_of: { Args: { p_cabin_id: string }; Returns: string };
      recount_search_segment: {
        Args: { p_cabin: string; p_zone: number; p_segment: number };
        Returns: string;
      };
      refresh_view_counts: { Args: { p_now?: string }; Returns: number };
      release_hold: { Args: { p_booking_id: string; p_now?: string }; Returns: boolean };
      resubscribe_newsletter: { Args: { p_token: string; p_now?: string }; Returns: string };
      save_itinerary: {
        Args: { p_token: string; p_edit_token_hash: string; p_content: Json; p_expires_at: string };
        Returns: string;
      };
      schedule_jobs: { Args: never; Returns: number };
      search_arrival_days: {
        Args: { p_free: string; p_leave: string; p_minimums: string };
        Returns: { length_group: number; days: string }[];
      };
      search_cabin_page: {
        Args: {
          p_check_in: string;
          p_check_out: string;
          p_area?: string;
          p_guests?: number;
          p_flexible_days?: number;
          p_tax_rates?: Json;
          p_now?: string;
          p_limit?: number;
          p_offset?: number;
          p_filter?: string;
          p_popular?: boolean;
          p_count_to?: number;
          p_sample?: number;
        };
        Returns: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          shift: number;
          nightly: number[];
          total_cents: number;
          found: number;
          found_exact: number;
        }[];
      };
      search_cabins: {
        Args: {
          p_check_in: string;
          p_check_out: string;
          p_area?: string;
          p_guests?: number;
          p_flexible_days?: number;
          p_tax_rates?: Json;
          p_now?: string;
        };
        Returns: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          shift: number;
          nightly: number[];
          total_cents: number;
        }[];
      };
      search_calendars: {
        Args: {
          p_cabin_ids: string[];
          p_check_in: string;
          p_check_out: string;
          p_area: string;
          p_guests: number;
          p_flexible_days: number;
          p_tax_rates: Json;
          p_now: string;
          p_features?: number;
        };
        Returns: {
          cabin_id: string;
          shift: number;
          total_cents: number;
          display_order: number;
          views: number;
        }[];
      };
      search_chosen_cabins: {
        Args: {
          p_cabin_ids: string[];
          p_check_in: string;
          p_check_out: string;
          p_guests?: number;
          p_flexible_days?: number;
          p_tax_rates?: Json;
          p_now?: string;
        };
        Returns: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          shift: number;
          nightly: number[];
          total_cents: number;
        }[];
      };
      search_features: { Args: { p_amenities: Json; p_pet_fee: number }; Returns: number };
      search_popular_page: {
        Args: {
          p_check_in: string;
          p_check_out: string;
          p_area?: string;
          p_guests?: number;
          p_flexible_days?: number;
          p_tax_rates?: Json;
          p_now?: string;
          p_limit?: number;
          p_offset?: number;
          p_filter?: string;
          p_count_to?: number;
          p_sample?: number;
          p_few?: number;
        };
        Returns: {
          cabin_id: string;
          check_in: string;
          check_out: string;
          shift: number;
          nightly: number[];
          total_cents: number;
          found: number;
          found_exact: number;
        }[];
      };
      search_totals: {
        Args: { p_cabin_ids: string[]; p_check_in: string; p_check_out: string; p_tax_rates: Json };
        Returns: { cabin_id: string; total_cents: number; display_order: number; views: number }[];
      };
      set_text_opt_out: {
        Args: { p_phone_hash: string; p_opted_out: boolean; p_now?: string };
        Returns: boolean;
      };
      settle_booking_refunds: { Args: { p_payment_id: string; p_now: string }; Returns: string };
      sign_up_for_newsletter: {
        Args: {
          p_email: string;
          p_mail_limits: Json;
          p_signup_source?: string;
          p_traffic_source?: string;
          p_now?: string;
        };
        Returns: Json;
      };
      stop_calendar_feed: {
        Args: { p_feed_id: string; p_forever: boolean; p_now?: string };
        Returns: boolean;
      };
      take_allowances: { Args: { p_limits: Json; p_now?: string }; Returns: string };
      take_payment_event: {
        Args: { p_provider: string; p_event: Json; p_now: string };
        Returns: boolean;
      };
      touch_cabin: { Args: never; Returns: string };
      touch_cabin_of_part: { Args: never; Returns: string };
      unsubscribe_newsletter: { Args: { p_token: string; p_now?: string }; Returns: string };
      withdraw_messages: { Args: { p_dedupe_keys: string[] }; Returns: number };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
