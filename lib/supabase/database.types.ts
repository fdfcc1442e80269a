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
      bookings: {
        Row: {
          adults: number;
          cabin_id: string;
          children: number;
          created_at: string;
          deal_id: string | null;
          guest_email: string;
          guest_name: string;
          guest_phone: string;
          id: string;
          idempotency_key: string;
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
          children: number;
          created_at?: string;
          deal_id?: string | null;
          guest_email: string;
          guest_name: string;
          guest_phone: string;
          id?: string;
          idempotency_key: string;
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
          children?: number;
          created_at?: string;
          deal_id?: string | null;
          guest_email?: string;
          guest_name?: string;
          guest_phone?: string;
          id?: string;
          idempotency_key?: string;
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
          free_cancel_days?: number;
          hero_image_url: string;
          house_rules?: string[];
          id?: string;
          latitude: number;
          live?: boolean;
          long_desc?: string;
          longitude: number;
          max_guests: number;
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
          body: string;
          channel: string;
          created_at: string;
          dedupe_key: string | null;
          error: string | null;
          headers: Json | null;
          html: string | null;
          id: string;
          provider_id: string | null;
          purpose: string;
          recipient: string;
          sent_at: string | null;
          status: string;
          subject: string | null;
        };
        Insert: {
          body: string;
          channel: string;
          created_at?: string;
          dedupe_key?: string | null;
          error?: string | null;
          headers?: Json | null;
          html?: string | null;
          id?: string;
          provider_id?: string | null;
          purpose: string;
          recipient: string;
          sent_at?: string | null;
          status?: string;
          subject?: string | null;
        };
        Update: {
          body?: string;
          channel?: string;
          created_at?: string;
          dedupe_key?: string | null;
          error?: string | null;
          headers?: Json | null;
          html?: string | null;
          id?: string;
          provider_id?: string | null;
          purpose?: string;
          recipient?: string;
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
        ];
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
      claim_video_embed: {
        Args: { p_video_id: string; p_seconds: number; p_now?: string };
        Returns: boolean;
      };
      confirm_newsletter: { Args: { p_token: string; p_now?: string }; Returns: string };
      count_deal_unlock: {
        Args: { p_deal_id: string; p_session_id: string; p_now?: string };
        Returns: boolean;
      };
      create_booking: { Args: { p_request: Json; p_now?: string }; Returns: Json };
      daily_deal: { Args: { p_now?: string }; Returns: Json };
      find_video_embed: {
        Args: { p_video_id: string; p_now?: string };
        Returns: { html: string; title: string; failure: string }[];
      };
      give_back_allowances: { Args: { p_limits: Json; p_now?: string }; Returns: number };
      has_bookable_night: {
        Args: { p_cabin_id: string; p_days: number; p_now?: string };
        Returns: boolean;
      };
      is_night_taken: {
        Args: { p_cabin_id: string; p_day: string; p_now: string };
        Returns: boolean;
      };
      is_ready: { Args: never; Returns: boolean };
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
      newsletter_link: { Args: { p_token: string; p_now?: string }; Returns: string };
      open_text_link: { Args: { p_token: string; p_now?: string }; Returns: Json };
      prune_tracking: { Args: { p_now?: string }; Returns: number };
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
      refresh_view_counts: { Args: { p_now?: string }; Returns: number };
      resubscribe_newsletter: { Args: { p_token: string; p_now?: string }; Returns: string };
      save_itinerary: {
        Args: { p_token: string; p_edit_token_hash: string; p_content: Json; p_expires_at: string };
        Returns: string;
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
      set_text_opt_out: {
        Args: { p_phone_hash: string; p_opted_out: boolean; p_now?: string };
        Returns: boolean;
      };
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
      take_allowances: { Args: { p_limits: Json; p_now?: string }; Returns: string };
      touch_cabin: { Args: never; Returns: string };
      touch_cabin_of_part: { Args: never; Returns: string };
      unsubscribe_newsletter: { Args: { p_token: string; p_now?: string }; Returns: string };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
