-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('admin', 'customer');

-- CreateEnum
CREATE TYPE "magic_link_purpose" AS ENUM ('access', 'sign_in');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('AGUARDANDO_FORMULARIO', 'EM_PROCESSAMENTO', 'CONCLUIDO', 'REEMBOLSADO', 'CHARGEBACK');

-- CreateEnum
CREATE TYPE "payment_kind" AS ENUM ('paid', 'refunded', 'chargeback', 'pending', 'refused', 'abandoned', 'other');

-- CreateEnum
CREATE TYPE "webhook_verdict" AS ENUM ('applied', 'logged', 'ignored', 'flagged');

-- CreateEnum
CREATE TYPE "photo_slot" AS ENUM ('front', 'side_left', 'side_right', 'back');

-- CreateEnum
CREATE TYPE "marking_source" AS ENUM ('customer', 'visagist', 'model');

-- CreateEnum
CREATE TYPE "analysis_state" AS ENUM ('proposed', 'edited', 'approved');

-- CreateEnum
CREATE TYPE "mail_status" AS ENUM ('queued', 'sent', 'failed', 'suppressed');

-- CreateEnum
CREATE TYPE "consent_kind" AS ENUM ('termos', 'fotos_biometria', 'marketing_email', 'cookies_marketing', 'cookies_analytics');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL DEFAULT 'customer',
    "email" TEXT NOT NULL,
    "full_name" TEXT,
    "phone" TEXT,
    "password_hash" TEXT,
    "must_change_password" BOOLEAN NOT NULL DEFAULT false,
    "totp_secret" TEXT,
    "totp_enabled_at" TIMESTAMPTZ(3),
    "totp_last_step" INTEGER,
    "totp_recovery_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3),
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "ip" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "live_presence" (
    "process_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_presence_pkey" PRIMARY KEY ("process_id","user_id")
);

-- CreateTable
CREATE TABLE "sign_in_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "magic_links" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "purpose" "magic_link_purpose" NOT NULL,
    "order_id" UUID,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "magic_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL DEFAULT 'kiwify',
    "provider_order_id" TEXT,
    "status" "order_status" NOT NULL DEFAULT 'AGUARDANDO_FORMULARIO',
    "amount_cents" INTEGER NOT NULL DEFAULT 7990,
    "list_cents" INTEGER,
    "currency" CHAR(3) NOT NULL DEFAULT 'BRL',
    "payment_method" TEXT,
    "installments" INTEGER,
    "product_id" TEXT,
    "product_name" TEXT,
    "click_id" UUID,
    "tracking" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "submitted_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "processing_started_at" TIMESTAMPTZ(3),
    "needs_visagist" BOOLEAN NOT NULL DEFAULT false,
    "desk_assignee_id" UUID,
    "deadline_told" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_notes" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "event_key" TEXT NOT NULL,
    "kind" "payment_kind" NOT NULL,
    "event_type" TEXT NOT NULL,
    "external_order_id" TEXT,
    "body_hash" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "deliveries" INTEGER NOT NULL DEFAULT 1,
    "last_delivery_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "differing_bodies" INTEGER NOT NULL DEFAULT 0,
    "verdict" "webhook_verdict",
    "reason" TEXT,
    "error" TEXT,
    "order_id" UUID,
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_rejections" (
    "provider" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_rejections_pkey" PRIMARY KEY ("provider","day","reason")
);

-- CreateTable
CREATE TABLE "checkout_clicks" (
    "id" UUID NOT NULL,
    "lead_id" UUID,
    "visitor_id" UUID,
    "source" TEXT,
    "fbp" TEXT,
    "fbc" TEXT,
    "ip" TEXT,
    "user_agent" TEXT,
    "consented" BOOLEAN NOT NULL DEFAULT false,
    "utm" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_clicks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "onboarding_drafts" (
    "order_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "form_data" JSONB NOT NULL,
    "current_step" INTEGER NOT NULL DEFAULT 1,
    "edited_at" TIMESTAMPTZ(3) NOT NULL,
    "field_times" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "onboarding_drafts_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "onboarding_forms" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "gender" TEXT NOT NULL,
    "objective" TEXT NOT NULL,
    "style" TEXT NOT NULL,
    "hair_length" TEXT,
    "beard_preference" TEXT,
    "color_preferences" TEXT[],
    "maintenance_level" TEXT,
    "observations" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "onboarding_forms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer_photos" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "slot" "photo_slot" NOT NULL,
    "storage_key" TEXT,
    "file_size" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "source_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "purged_at" TIMESTAMPTZ(3),

    CONSTRAINT "customer_photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_requests" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "slot" "photo_slot" NOT NULL,
    "token_hash" TEXT,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "photo_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "face_markings" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "source" "marking_source" NOT NULL,
    "scheme" TEXT NOT NULL,
    "points" JSONB NOT NULL,
    "marked_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "face_markings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analyses" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "state" "analysis_state" NOT NULL DEFAULT 'proposed',
    "engine_version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "confirmed_shape" TEXT,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analyses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_builds" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_builds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_previews" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "storage_key" TEXT,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_previews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generated_pdfs" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "storage_key" TEXT,
    "file_size" INTEGER NOT NULL,
    "page_count" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "max_downloads" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "superseded_at" TIMESTAMPTZ(3),
    "purged_at" TIMESTAMPTZ(3),

    CONSTRAINT "generated_pdfs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "salon_card_links" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "salon_card_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ratings" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "service_quality" INTEGER NOT NULL,
    "delivery_time" INTEGER NOT NULL,
    "feedback" TEXT,
    "recommendations" TEXT,
    "would_recommend" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ratings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "order_id" UUID,
    "dedupe_key" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" UUID NOT NULL,
    "orders" BOOLEAN NOT NULL DEFAULT true,
    "reminders" BOOLEAN NOT NULL DEFAULT true,
    "news" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "to_email" TEXT NOT NULL,
    "user_id" UUID,
    "order_id" UUID,
    "lead_id" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "dedupe_key" TEXT,
    "subject" TEXT,
    "status" "mail_status" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "message_id" TEXT,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suppressions" (
    "email_hash" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "list" TEXT NOT NULL DEFAULT 'marketing',
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suppressions_pkey" PRIMARY KEY ("email_hash")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "lead_id" UUID,
    "visitor_id" UUID,
    "order_id" UUID,
    "kind" "consent_kind" NOT NULL,
    "version" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "channel" TEXT NOT NULL,
    "ip" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leads" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "funnel_source" TEXT NOT NULL,
    "consent_marketing" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'completed',
    "answers" JSONB NOT NULL DEFAULT '{}',
    "face_shape" TEXT,
    "style" TEXT,
    "objective" TEXT,
    "total_points" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_runs" (
    "id" UUID NOT NULL,
    "lead_id" UUID,
    "source" TEXT,
    "step" TEXT NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "quiz_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_previews" (
    "key" TEXT NOT NULL,
    "brief" JSONB NOT NULL,
    "text" TEXT,
    "source" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_previews_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "blog_posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "image_url" TEXT,
    "image_alt" TEXT NOT NULL DEFAULT '',
    "figures" JSONB NOT NULL DEFAULT '{}',
    "read_time" INTEGER NOT NULL,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "tags" TEXT[],
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "author_name" TEXT NOT NULL,
    "meta_title" TEXT,
    "meta_description" TEXT,
    "keywords" TEXT,
    "social_image_url" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_post_views" (
    "post_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "visitor_key" TEXT NOT NULL,

    CONSTRAINT "blog_post_views_pkey" PRIMARY KEY ("post_id","day","visitor_key")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "ip" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tracking_events" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "visitor_id" UUID NOT NULL,
    "data" JSONB NOT NULL,
    "person" JSONB,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "trace_id" TEXT,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "tracking_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "system_logs" (
    "id" UUID NOT NULL,
    "level" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "details" JSONB,
    "duration" INTEGER,
    "success" BOOLEAN NOT NULL DEFAULT true,
    "error_code" TEXT,
    "user_id" UUID,
    "order_id" UUID,
    "lead_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "system_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journal_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" UUID,
    "from" JSONB,
    "to" JSONB,
    "ip" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "live_presence_seen_at_idx" ON "live_presence"("seen_at");

-- CreateIndex
CREATE INDEX "sign_in_codes_user_id_created_at_idx" ON "sign_in_codes"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "magic_links_token_hash_key" ON "magic_links"("token_hash");

-- CreateIndex
CREATE INDEX "magic_links_user_id_idx" ON "magic_links"("user_id");

-- CreateIndex
CREATE INDEX "magic_links_created_at_idx" ON "magic_links"("created_at" DESC);

-- CreateIndex
CREATE INDEX "magic_links_expires_at_idx" ON "magic_links"("expires_at");

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_idx" ON "orders"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_click_id_idx" ON "orders"("click_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_provider_provider_order_id_key" ON "orders"("provider", "provider_order_id");

-- CreateIndex
CREATE INDEX "order_notes_order_id_created_at_idx" ON "order_notes"("order_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_events_event_key_key" ON "webhook_events"("event_key");

-- CreateIndex
CREATE INDEX "webhook_events_provider_external_order_id_idx" ON "webhook_events"("provider", "external_order_id");

-- CreateIndex
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events"("received_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_events_event_type_received_at_id_idx" ON "webhook_events"("event_type", "received_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_events_order_id_idx" ON "webhook_events"("order_id");

-- CreateIndex
CREATE INDEX "checkout_clicks_created_at_idx" ON "checkout_clicks"("created_at");

-- CreateIndex
CREATE INDEX "onboarding_drafts_updated_at_idx" ON "onboarding_drafts"("updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "onboarding_forms_order_id_key" ON "onboarding_forms"("order_id");

-- CreateIndex
CREATE INDEX "onboarding_forms_created_at_idx" ON "onboarding_forms"("created_at" DESC);

-- CreateIndex
CREATE INDEX "customer_photos_created_at_idx" ON "customer_photos"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "customer_photos_order_id_slot_key" ON "customer_photos"("order_id", "slot");

-- CreateIndex
CREATE UNIQUE INDEX "photo_requests_token_hash_key" ON "photo_requests"("token_hash");

-- CreateIndex
CREATE INDEX "photo_requests_order_id_idx" ON "photo_requests"("order_id");

-- CreateIndex
CREATE INDEX "face_markings_order_id_created_at_idx" ON "face_markings"("order_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "analyses_order_id_created_at_idx" ON "analyses"("order_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "report_builds_order_id_started_at_idx" ON "report_builds"("order_id", "started_at" DESC);

-- CreateIndex
CREATE INDEX "report_previews_order_id_idx" ON "report_previews"("order_id");

-- CreateIndex
CREATE INDEX "report_previews_created_at_idx" ON "report_previews"("created_at");

-- CreateIndex
CREATE INDEX "generated_pdfs_order_id_created_at_idx" ON "generated_pdfs"("order_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "generated_pdfs_created_at_idx" ON "generated_pdfs"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "salon_card_links_order_id_key" ON "salon_card_links"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "salon_card_links_token_hash_key" ON "salon_card_links"("token_hash");

-- CreateIndex
CREATE INDEX "ratings_created_at_idx" ON "ratings"("created_at" DESC);

-- CreateIndex
CREATE INDEX "ratings_rating_created_at_id_idx" ON "ratings"("rating", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ratings_order_id_user_id_key" ON "ratings"("order_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_dedupe_key_key" ON "notifications"("dedupe_key");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_mails_dedupe_key_key" ON "outgoing_mails"("dedupe_key");

-- CreateIndex
CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails"("created_at" DESC);

-- CreateIndex
CREATE INDEX "outgoing_mails_user_id_created_at_idx" ON "outgoing_mails"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "outgoing_mails_order_id_idx" ON "outgoing_mails"("order_id");

-- CreateIndex
CREATE INDEX "outgoing_mails_lead_id_idx" ON "outgoing_mails"("lead_id");

-- CreateIndex
CREATE UNIQUE INDEX "suppressions_id_key" ON "suppressions"("id");

-- CreateIndex
CREATE INDEX "suppressions_created_at_id_idx" ON "suppressions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "consents_user_id_kind_created_at_idx" ON "consents"("user_id", "kind", "created_at" DESC);

-- CreateIndex
CREATE INDEX "consents_visitor_id_kind_created_at_idx" ON "consents"("visitor_id", "kind", "created_at" DESC);

-- CreateIndex
CREATE INDEX "consents_lead_id_idx" ON "consents"("lead_id");

-- CreateIndex
CREATE UNIQUE INDEX "leads_email_key" ON "leads"("email");

-- CreateIndex
CREATE INDEX "leads_created_at_idx" ON "leads"("created_at" DESC);

-- CreateIndex
CREATE INDEX "quiz_runs_started_at_idx" ON "quiz_runs"("started_at");

-- CreateIndex
CREATE INDEX "quiz_runs_lead_id_idx" ON "quiz_runs"("lead_id");

-- CreateIndex
CREATE INDEX "quiz_previews_created_at_idx" ON "quiz_previews"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts"("slug");

-- CreateIndex
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts"("published_at" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_view_count_idx" ON "blog_posts"("view_count" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "tracking_events_event_id_key" ON "tracking_events"("event_id");

-- CreateIndex
CREATE INDEX "tracking_events_created_at_idx" ON "tracking_events"("created_at" DESC);

-- CreateIndex
CREATE INDEX "system_logs_created_at_level_idx" ON "system_logs"("created_at" DESC, "level");

-- CreateIndex
CREATE INDEX "system_logs_category_level_created_at_idx" ON "system_logs"("category", "level", "created_at" DESC);

-- CreateIndex
CREATE INDEX "journal_entries_subject_subject_id_created_at_idx" ON "journal_entries"("subject", "subject_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "journal_entries_actor_id_created_at_idx" ON "journal_entries"("actor_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "journal_entries_created_at_idx" ON "journal_entries"("created_at" DESC);

-- CreateIndex
CREATE INDEX "journal_entries_action_created_at_id_idx" ON "journal_entries"("action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "magic_links" ADD CONSTRAINT "magic_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "magic_links" ADD CONSTRAINT "magic_links_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_desk_assignee_id_fkey" FOREIGN KEY ("desk_assignee_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_click_id_fkey" FOREIGN KEY ("click_id") REFERENCES "checkout_clicks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_clicks" ADD CONSTRAINT "checkout_clicks_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "onboarding_forms" ADD CONSTRAINT "onboarding_forms_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_photos" ADD CONSTRAINT "customer_photos_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_requests" ADD CONSTRAINT "photo_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "face_markings" ADD CONSTRAINT "face_markings_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "face_markings" ADD CONSTRAINT "face_markings_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "customer_photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "face_markings" ADD CONSTRAINT "face_markings_marked_by_id_fkey" FOREIGN KEY ("marked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_builds" ADD CONSTRAINT "report_builds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_previews" ADD CONSTRAINT "report_previews_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generated_pdfs" ADD CONSTRAINT "generated_pdfs_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "salon_card_links" ADD CONSTRAINT "salon_card_links_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_runs" ADD CONSTRAINT "quiz_runs_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What Prisma cannot say ---------------------------------------------------------------------------------------------

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE because its dictionary could change; ours never does, and an index needs IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- The name of an address in the list of suppressions and in unsubscribe links.
CREATE FUNCTION email_hash(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT encode(sha256(convert_to(address, 'UTF8')), 'hex') $$;
CREATE INDEX leads_email_hash_idx ON leads (email_hash(email));
CREATE INDEX users_email_hash_idx ON users (email_hash(email));
-- Which post shows a figure?
CREATE INDEX blog_posts_figures_idx ON blog_posts USING gin (figures);

-- People are found by any part of name or address, without accents. Kept, because folding on the way costs more than finding;
-- the space before makes the beginning of a word something one or two letters can be looked up by.
ALTER TABLE users ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (' ' || fold_text(coalesce(full_name, '') || ' ' || email)) STORED;
CREATE INDEX users_search_idx ON users USING gin (search_text gin_trgm_ops);
-- Signs alone are in no index of letters; few people have them.
CREATE INDEX users_odd_signs_idx ON users (id) WHERE search_text ~ '[^a-z0-9 @._+-]';

-- Words that names are made of: what is misspelt is looked for here, among thousands, instead of among everybody.
CREATE TABLE name_words (word text PRIMARY KEY);
CREATE INDEX name_words_alike_idx ON name_words USING gin (word gin_trgm_ops);
CREATE FUNCTION words_in(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT
  AS $$ SELECT DISTINCT word FROM regexp_split_to_table(public.fold_text(name), '[^[:alnum:]]+') word
    WHERE length(word) BETWEEN 3 AND 60 ORDER BY word $$;
-- A word nobody is called any more is forgotten with the last who was.
CREATE FUNCTION keep_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM name_words WHERE word IN (SELECT words_in(OLD.full_name))
      AND NOT EXISTS (SELECT 1 FROM users WHERE search_text LIKE '% ' || word || '%');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO name_words SELECT words_in(NEW.full_name) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_name_words AFTER INSERT OR DELETE OR UPDATE OF full_name ON users
  FOR EACH ROW EXECUTE FUNCTION keep_name_words();

-- An order's number is the end of its id.
CREATE INDEX orders_short_id_idx ON orders (right(id::text, 8));
-- What lists are sorted by beside their date.
CREATE INDEX users_name_idx ON users (fold_text(coalesce(full_name, '')), id);
CREATE INDEX orders_amount_idx ON orders (amount_cents, id);
CREATE INDEX ratings_stars_idx ON ratings (rating, id);
CREATE INDEX generated_pdfs_downloads_idx ON generated_pdfs (download_count, id);
-- The desk's queue and the deadline list.
CREATE INDEX orders_due_idx ON orders (due_at, id) WHERE status = 'EM_PROCESSAMENTO';
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX customer_photos_expiry_idx ON customer_photos (expires_at) WHERE purged_at IS NULL;
CREATE INDEX generated_pdfs_expiry_idx ON generated_pdfs (expires_at) WHERE purged_at IS NULL;
-- The rare ones among what nearly always went well.
CREATE INDEX webhook_events_odd_idx ON webhook_events (verdict, received_at DESC, id DESC) WHERE verdict <> 'applied';
CREATE INDEX outgoing_mails_odd_idx ON outgoing_mails (status, created_at DESC, id DESC) WHERE status <> 'sent';
-- Lines are found by any part of their words, and by whom they are about.
CREATE INDEX system_logs_search_idx ON system_logs USING gin ((' ' || action || ' ' || message) gin_trgm_ops);
CREATE INDEX system_logs_order_id_idx ON system_logs (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX system_logs_user_id_idx ON system_logs (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX system_logs_lead_id_idx ON system_logs (lead_id) WHERE lead_id IS NOT NULL;
-- One living report an order: building twice replaces, never doubles.
CREATE UNIQUE INDEX generated_pdfs_current_key ON generated_pdfs (order_id) WHERE superseded_at IS NULL;

ALTER TABLE users
  ADD CONSTRAINT users_email_folded CHECK (email = lower(btrim(email)) AND position('@' in email) > 1);
ALTER TABLE leads
  ADD CONSTRAINT leads_email_folded CHECK (email = lower(btrim(email)) AND position('@' in email) > 1);
ALTER TABLE orders
  ADD CONSTRAINT orders_amount_not_negative CHECK (amount_cents >= 0),
  ADD CONSTRAINT orders_due_after_submission CHECK (due_at IS NULL OR submitted_at IS NOT NULL),
  ADD CONSTRAINT orders_done_has_time CHECK (status <> 'CONCLUIDO' OR completed_at IS NOT NULL);
ALTER TABLE ratings
  ADD CONSTRAINT ratings_rating_range CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT ratings_quality_range CHECK (service_quality BETWEEN 1 AND 5),
  ADD CONSTRAINT ratings_delivery_range CHECK (delivery_time BETWEEN 1 AND 5);
ALTER TABLE onboarding_drafts
  ADD CONSTRAINT onboarding_drafts_step_range CHECK (current_step BETWEEN 1 AND 3);
ALTER TABLE onboarding_forms
  ADD CONSTRAINT onboarding_forms_three_colours CHECK (cardinality(color_preferences) <= 3);
ALTER TABLE customer_photos
  ADD CONSTRAINT customer_photos_sizes CHECK (file_size > 0 AND width > 0 AND height > 0),
  ADD CONSTRAINT customer_photos_kept_or_purged CHECK ((storage_key IS NULL) = (purged_at IS NOT NULL));
ALTER TABLE generated_pdfs
  ADD CONSTRAINT generated_pdfs_counts CHECK (download_count >= 0 AND page_count > 0 AND file_size > 0),
  ADD CONSTRAINT generated_pdfs_kept_or_purged CHECK ((storage_key IS NULL) = (purged_at IS NOT NULL));
ALTER TABLE sign_in_codes
  ADD CONSTRAINT sign_in_codes_attempts CHECK (attempts >= 0);
ALTER TABLE report_builds
  ADD CONSTRAINT report_builds_percent CHECK (percent BETWEEN 0 AND 100);

-- Consents and the journal only grow.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER journal_entries_append_only BEFORE UPDATE OR DELETE ON journal_entries
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();

-- Days that are over are counted once: years of orders are some thousands of rows here. Whatever changes a day that is over
-- marks it stale in the same transaction; a stale day is counted from its rows again by whoever reads, and kept again by a
-- job. Today and yesterday are never kept, so that no transaction is too slow to be counted. api/admin/day-books.ts.
CREATE TABLE order_days (
  day date NOT NULL, status order_status NOT NULL, orders int NOT NULL, cents bigint NOT NULL, forms int NOT NULL,
  delivered int NOT NULL, timed int NOT NULL, seconds float8 NOT NULL, met int NOT NULL, due int NOT NULL,
  visagist int NOT NULL, repeats int NOT NULL, repeat_cents bigint NOT NULL,
  PRIMARY KEY (day, status));
CREATE TABLE day_tallies (
  book text NOT NULL, day date NOT NULL, kind text NOT NULL, n bigint NOT NULL,
  PRIMARY KEY (book, day, kind));
CREATE TABLE stale_days (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, day date NOT NULL);
CREATE TABLE counted_until (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), day date NOT NULL);

CREATE FUNCTION day_of(at timestamptz) RETURNS date LANGUAGE sql STABLE
  AS $$ SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date $$;
CREATE FUNCTION is_over(at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date < (now() AT TIME ZONE 'America/Sao_Paulo')::date $$;

CREATE FUNCTION mark_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO stale_days (day) VALUES (day_of(OLD.created_at)); END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO stale_days (day) VALUES (day_of(NEW.created_at)); END IF;
  RETURN NULL;
END $$;
-- An order makes the same person's later ones repurchases, or takes that from them.
CREATE FUNCTION mark_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO stale_days (day) SELECT DISTINCT day_of(created_at) FROM orders
      WHERE user_id = OLD.user_id AND created_at >= OLD.created_at UNION SELECT day_of(OLD.created_at);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stale_days (day) SELECT DISTINCT day_of(created_at) FROM orders
      WHERE user_id = NEW.user_id AND created_at >= NEW.created_at;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION mark_rating_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rated ratings := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  INSERT INTO stale_days (day)
    SELECT day FROM (SELECT day_of(rated.created_at) AS day UNION SELECT day_of(created_at) FROM orders WHERE id = rated.order_id) days
    WHERE day < day_of(now());
  RETURN NULL;
END $$;
CREATE FUNCTION mark_click_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_days (day) SELECT day_of(OLD.created_at) UNION SELECT day_of(created_at) FROM orders WHERE click_id = OLD.id;
  RETURN NULL;
END $$;
CREATE FUNCTION mark_run_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO stale_days (day) VALUES (day_of(OLD.started_at)); END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO stale_days (day) VALUES (day_of(NEW.started_at)); END IF;
  RETURN NULL;
END $$;
-- Lines go by the ten thousand.
CREATE FUNCTION mark_log_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_days (day) SELECT DISTINCT day_of(created_at) FROM gone;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_new_day AFTER INSERT ON orders
  FOR EACH ROW WHEN (is_over(NEW.created_at)) EXECUTE FUNCTION mark_order_days();
CREATE TRIGGER orders_gone_day AFTER DELETE ON orders
  FOR EACH ROW WHEN (is_over(OLD.created_at)) EXECUTE FUNCTION mark_order_days();
CREATE TRIGGER orders_kept_day AFTER UPDATE OF status, created_at, user_id ON orders
  FOR EACH ROW WHEN (is_over(OLD.created_at) AND
    ((OLD.status IN ('REEMBOLSADO', 'CHARGEBACK')) <> (NEW.status IN ('REEMBOLSADO', 'CHARGEBACK'))
      OR (OLD.created_at, OLD.user_id) IS DISTINCT FROM (NEW.created_at, NEW.user_id)))
  EXECUTE FUNCTION mark_order_days();
CREATE TRIGGER orders_other_day
  AFTER UPDATE OF status, amount_cents, submitted_at, due_at, completed_at, needs_visagist, click_id ON orders
  FOR EACH ROW WHEN (is_over(OLD.created_at) AND
    (OLD.status, OLD.amount_cents, OLD.submitted_at, OLD.due_at, OLD.completed_at, OLD.needs_visagist, OLD.click_id) IS DISTINCT FROM
    (NEW.status, NEW.amount_cents, NEW.submitted_at, NEW.due_at, NEW.completed_at, NEW.needs_visagist, NEW.click_id))
  EXECUTE FUNCTION mark_day();
CREATE TRIGGER users_new_day AFTER INSERT ON users
  FOR EACH ROW WHEN (is_over(NEW.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER users_gone_day AFTER DELETE ON users
  FOR EACH ROW WHEN (is_over(OLD.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER users_other_day AFTER UPDATE OF role, erased_at, created_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.erased_at IS NULL, OLD.created_at) IS DISTINCT FROM (NEW.role, NEW.erased_at IS NULL, NEW.created_at))
  EXECUTE FUNCTION mark_day();
CREATE TRIGGER customer_photos_new_day AFTER INSERT ON customer_photos
  FOR EACH ROW WHEN (is_over(NEW.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER customer_photos_gone_day AFTER DELETE ON customer_photos
  FOR EACH ROW WHEN (is_over(OLD.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER customer_photos_other_day AFTER UPDATE OF created_at ON customer_photos
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION mark_day();
CREATE TRIGGER generated_pdfs_new_day AFTER INSERT ON generated_pdfs
  FOR EACH ROW WHEN (is_over(NEW.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER generated_pdfs_gone_day AFTER DELETE ON generated_pdfs
  FOR EACH ROW WHEN (is_over(OLD.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER generated_pdfs_other_day AFTER UPDATE OF created_at ON generated_pdfs
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION mark_day();
CREATE TRIGGER ratings_days AFTER INSERT OR DELETE OR UPDATE OF rating, created_at ON ratings
  FOR EACH ROW EXECUTE FUNCTION mark_rating_days();
CREATE TRIGGER leads_new_day AFTER INSERT ON leads
  FOR EACH ROW WHEN (is_over(NEW.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER leads_gone_day AFTER DELETE ON leads
  FOR EACH ROW WHEN (is_over(OLD.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER leads_other_day AFTER UPDATE OF funnel_source, created_at ON leads
  FOR EACH ROW WHEN ((OLD.funnel_source, OLD.created_at) IS DISTINCT FROM (NEW.funnel_source, NEW.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER checkout_clicks_new_day AFTER INSERT ON checkout_clicks
  FOR EACH ROW WHEN (is_over(NEW.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER checkout_clicks_gone_day AFTER DELETE ON checkout_clicks
  FOR EACH ROW EXECUTE FUNCTION mark_click_days();
CREATE TRIGGER checkout_clicks_other_day AFTER UPDATE OF source ON checkout_clicks
  FOR EACH ROW WHEN (OLD.source IS DISTINCT FROM NEW.source) EXECUTE FUNCTION mark_click_days();
CREATE TRIGGER quiz_runs_new_day AFTER INSERT ON quiz_runs
  FOR EACH ROW WHEN (is_over(NEW.started_at)) EXECUTE FUNCTION mark_run_day();
CREATE TRIGGER quiz_runs_gone_day AFTER DELETE ON quiz_runs
  FOR EACH ROW WHEN (is_over(OLD.started_at)) EXECUTE FUNCTION mark_run_day();
CREATE TRIGGER quiz_runs_other_day AFTER UPDATE OF step, source, started_at ON quiz_runs
  FOR EACH ROW WHEN (is_over(OLD.started_at) AND
    (OLD.step, OLD.source, OLD.started_at) IS DISTINCT FROM (NEW.step, NEW.source, NEW.started_at)) EXECUTE FUNCTION mark_run_day();
CREATE TRIGGER system_logs_new_day AFTER INSERT ON system_logs
  FOR EACH ROW WHEN (is_over(NEW.created_at)) EXECUTE FUNCTION mark_day();
CREATE TRIGGER system_logs_gone_day AFTER DELETE ON system_logs
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_log_days();
