-- A person can be erased: the account stays under a name that stands for nobody, since others refer to it.
ALTER TABLE account ADD COLUMN erased_at timestamptz;
--> statement-breakpoint
-- Who wants to be erased asks the provider, among the other messages.
ALTER TABLE message DROP CONSTRAINT message_kind_check,
  ADD CONSTRAINT message_kind_check CHECK (kind IN ('contact', 'emvi', 'site', 'erasure'));
--> statement-breakpoint
-- Whose name an entry bears beside that of who did it: of a membership, a project member, a witness. Entries of before this
-- state the name only. An invitation that is withdrawn takes its account along, so it refers to none that must be there.
ALTER TABLE history_entry ADD COLUMN person_id uuid;
--> statement-breakpoint
CREATE INDEX history_by_account ON history_entry (account_id);
--> statement-breakpoint
CREATE INDEX history_of_person ON history_entry (person_id) WHERE person_id IS NOT NULL;
--> statement-breakpoint
-- What an entry states of a person, with the name that stands for nobody in its place.
CREATE FUNCTION without_person(changes jsonb, stands_for text) RETURNS jsonb LANGUAGE sql IMMUTABLE
RETURN (
  SELECT coalesce(jsonb_object_agg(field, CASE
    WHEN field IN ('email', 'username', 'firstName', 'first_name', 'lastName', 'last_name', 'tel', 'passkey', 'witness')
    THEN jsonb_build_object(
      'from', CASE WHEN coalesce(value ->> 'from', '') = '' THEN value -> 'from' ELSE to_jsonb(stands_for) END,
      'to', CASE WHEN coalesce(value ->> 'to', '') = '' THEN value -> 'to' ELSE to_jsonb(stands_for) END)
    ELSE value END), '{}'::jsonb)
  FROM jsonb_each(changes) AS change (field, value)
);
--> statement-breakpoint
-- History is never rewritten, but for one thing: a person's name and contact data may make room for the name that stands
-- for nobody, of an account that was erased. What happened, when and to what stays as it was.
CREATE OR REPLACE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - ARRAY['actor_name', 'subject_name', 'changes']
        = to_jsonb(OLD) - ARRAY['actor_name', 'subject_name', 'changes']
      AND (NEW.actor_name = OLD.actor_name OR EXISTS (
        SELECT FROM account
        WHERE id = OLD.account_id AND erased_at IS NOT NULL AND username = NEW.actor_name))
      AND (NEW.subject_name = OLD.subject_name
        OR OLD.subject_type IN ('account', 'membership', 'project-member', 'message') AND EXISTS (
          SELECT FROM account WHERE erased_at IS NOT NULL AND username = NEW.subject_name))
      AND (NEW.changes = OLD.changes OR EXISTS (
        SELECT FROM account
        WHERE erased_at IS NOT NULL AND NEW.changes = without_person(OLD.changes, username)))
    THEN RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'history is never rewritten';
END
$$;
