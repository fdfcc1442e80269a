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
        Row: { cabin_id: string; clicked_at: string; id: number; session_id: string };
        Insert: { cabin_id: string; clicked_at?: string; id?: never; session_id: string };
        Update: { cabin_id?: string; clicked_at?: string; id?: never; session_id?: string };
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
      newsletter_signups: {
        Row: { created_at: string; email: string; id: string; signup_source: string | null };
        Insert: { created_at?: string; email: string; id?: string; signup_source?: string | null };
        Update: { created_at?: string; email?: string; id?: string; signup_source?: string | null };
        Relationships: [];
      };
      outbox: {
        Row: {
          body: string;
          channel: string;
          created_at: string;
          dedupe_key: string | null;
          error: string | null;
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
    };
    Views: { [name in never]: never };
    Functions: {
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
      create_booking: { Args: { p_request: Json; p_now?: string }; Returns: Json };
      is_night_taken: {
        Args: { p_cabin_id: string; p_day: string; p_now: string };
        Returns: boolean;
      };
      is_ready: { Args: never; Returns: boolean };
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
      take_allowances: { Args: { p_limits: Json; p_now?: string }; Returns: string };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
