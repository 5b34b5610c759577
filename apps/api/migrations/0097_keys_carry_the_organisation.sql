-- Every key of what an organisation has carries the organisation: no row can hang below a row of another organisation, and the
-- tables can be spread over servers by it, which asks that of every key (docs/scaling.md). The organisation stands last in
-- a key, so that what is looked up by the rest of it is found as before.
ALTER TABLE calculation_file DROP CONSTRAINT calculation_file_calculation_id_fkey;
--> statement-breakpoint
ALTER TABLE calculation_item DROP CONSTRAINT calculation_item_calculation_id_fkey;
--> statement-breakpoint
ALTER TABLE calculation_total DROP CONSTRAINT calculation_total_calculation_id_fkey;
--> statement-breakpoint
ALTER TABLE calculation_ratio_total DROP CONSTRAINT calculation_ratio_total_calculation_id_fkey;
--> statement-breakpoint
ALTER TABLE calculation_raw_total DROP CONSTRAINT calculation_raw_total_calculation_id_fkey;
--> statement-breakpoint
ALTER TABLE calculation_comparable DROP CONSTRAINT calculation_summary_calculation_id_fkey;
--> statement-breakpoint
ALTER TABLE calculation DROP CONSTRAINT calculation_project_id_fkey, DROP CONSTRAINT calculation_applicant_id_fkey;
--> statement-breakpoint
ALTER TABLE applicant DROP CONSTRAINT applicant_project_id_fkey;
--> statement-breakpoint
ALTER TABLE message DROP CONSTRAINT message_project_id_fkey;
--> statement-breakpoint
ALTER TABLE history_entry DROP CONSTRAINT history_entry_project_id_fkey;
--> statement-breakpoint
ALTER TABLE project_member DROP CONSTRAINT project_member_project_id_fkey;
--> statement-breakpoint
ALTER TABLE saved_chart DROP CONSTRAINT saved_chart_project_id_fkey;
--> statement-breakpoint
ALTER TABLE kept_figures DROP CONSTRAINT kept_figures_check_id_fkey;
--> statement-breakpoint
ALTER TABLE kept_check DROP CONSTRAINT kept_check_project_id_fkey, DROP CONSTRAINT kept_check_applicant_id_fkey;
--> statement-breakpoint
ALTER TABLE random_applicant DROP CONSTRAINT random_applicant_project_id_fkey;
--> statement-breakpoint
ALTER TABLE simulation DROP CONSTRAINT simulation_project_id_fkey;
--> statement-breakpoint
ALTER TABLE report DROP CONSTRAINT report_project_id_fkey;
--> statement-breakpoint
ALTER TABLE unlock_request DROP CONSTRAINT unlock_request_project_id_fkey;
--> statement-breakpoint

ALTER TABLE project DROP CONSTRAINT project_pkey, ADD PRIMARY KEY (id, organisation_id);
--> statement-breakpoint
ALTER TABLE applicant DROP CONSTRAINT applicant_pkey, ADD PRIMARY KEY (id, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id);
--> statement-breakpoint
DROP INDEX applicant_name;
--> statement-breakpoint
CREATE UNIQUE INDEX applicant_name ON applicant (project_id, lower(name), organisation_id) WHERE deleted_at IS NULL;
--> statement-breakpoint
ALTER TABLE calculation DROP CONSTRAINT calculation_pkey, ADD PRIMARY KEY (id, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id),
  ADD FOREIGN KEY (applicant_id, organisation_id) REFERENCES applicant (id, organisation_id);
--> statement-breakpoint
DROP INDEX calculation_active, calculation_of_applicant;
--> statement-breakpoint
CREATE UNIQUE INDEX calculation_active ON calculation (project_id, calculation_type, organisation_id)
  WHERE active AND deleted_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX calculation_of_applicant ON calculation (applicant_id, organisation_id) WHERE deleted_at IS NULL;
--> statement-breakpoint
ALTER TABLE calculation_file DROP CONSTRAINT calculation_file_pkey, ADD PRIMARY KEY (calculation_id, organisation_id),
  ADD FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id);
--> statement-breakpoint
ALTER TABLE calculation_item DROP CONSTRAINT calculation_item_pkey,
  ADD PRIMARY KEY (calculation_id, position, organisation_id),
  ADD FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id);
--> statement-breakpoint
ALTER TABLE calculation_total DROP CONSTRAINT calculation_total_pkey,
  ADD PRIMARY KEY (calculation_id, level, node_id, organisation_id),
  ADD FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id);
--> statement-breakpoint
ALTER TABLE calculation_ratio_total DROP CONSTRAINT calculation_ratio_total_pkey,
  ADD PRIMARY KEY (calculation_id, set_code, work_scope, product_sub_group_id, unit, organisation_id),
  ADD FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id);
--> statement-breakpoint
ALTER TABLE calculation_raw_total DROP CONSTRAINT calculation_raw_total_pkey,
  ADD PRIMARY KEY (calculation_id, product_group_id, raw_code, organisation_id),
  ADD FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id);
--> statement-breakpoint
ALTER TABLE calculation_comparable DROP CONSTRAINT calculation_summary_pkey,
  ADD PRIMARY KEY (calculation_id, organisation_id),
  ADD FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id);
--> statement-breakpoint
ALTER TABLE project_member DROP CONSTRAINT project_member_pkey, ADD PRIMARY KEY (id, organisation_id),
  DROP CONSTRAINT project_member_project_id_account_id_key, ADD UNIQUE (project_id, account_id, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id);
--> statement-breakpoint
ALTER TABLE saved_chart DROP CONSTRAINT saved_chart_pkey, ADD PRIMARY KEY (id, organisation_id),
  DROP CONSTRAINT saved_chart_name_key, ADD UNIQUE (name, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id);
--> statement-breakpoint
ALTER TABLE simulation DROP CONSTRAINT simulation_pkey, ADD PRIMARY KEY (project_id, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id);
--> statement-breakpoint
ALTER TABLE random_applicant DROP CONSTRAINT random_applicant_pkey, ADD PRIMARY KEY (id, organisation_id),
  DROP CONSTRAINT random_applicant_project_id_place_key, ADD UNIQUE (project_id, place, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES simulation (project_id, organisation_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE report DROP CONSTRAINT report_pkey, ADD PRIMARY KEY (id, organisation_id),
  DROP CONSTRAINT report_project_id_fingerprint_key, ADD UNIQUE (project_id, fingerprint, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id);
--> statement-breakpoint
ALTER TABLE unlock_request DROP CONSTRAINT unlock_request_pkey, ADD PRIMARY KEY (id, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id);
--> statement-breakpoint
DROP INDEX unlock_request_open;
--> statement-breakpoint
CREATE UNIQUE INDEX unlock_request_open ON unlock_request (project_id, organisation_id) WHERE outcome IS NULL;
--> statement-breakpoint

ALTER TABLE kept_check DROP CONSTRAINT kept_check_pkey, ADD PRIMARY KEY (id, organisation_id),
  ADD FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id) ON DELETE CASCADE,
  ADD FOREIGN KEY (applicant_id, organisation_id) REFERENCES applicant (id, organisation_id);
--> statement-breakpoint
ALTER TABLE kept_figures ADD COLUMN organisation_id uuid;
--> statement-breakpoint
UPDATE kept_figures SET organisation_id = kept_check.organisation_id FROM kept_check WHERE kept_check.id = check_id;
--> statement-breakpoint
ALTER TABLE kept_figures ALTER COLUMN organisation_id SET NOT NULL, DROP CONSTRAINT kept_figures_pkey,
  ADD PRIMARY KEY (check_id, of_table, column_name, place, organisation_id),
  ADD FOREIGN KEY (check_id, organisation_id) REFERENCES kept_check (id, organisation_id) ON DELETE CASCADE;
--> statement-breakpoint

-- What happened to no organisation in particular, such as a registration, stands under the nil identifier, and so does what
-- somebody wrote who belongs to none.
ALTER TABLE history_entry ADD COLUMN tenant_id uuid;
--> statement-breakpoint
ALTER TABLE history_entry DISABLE TRIGGER history_is_never_rewritten;
--> statement-breakpoint
UPDATE history_entry SET tenant_id = coalesce(organisation_id, '00000000-0000-0000-0000-000000000000');
--> statement-breakpoint
ALTER TABLE history_entry ENABLE TRIGGER history_is_never_rewritten;
--> statement-breakpoint
ALTER TABLE history_entry ALTER COLUMN tenant_id SET NOT NULL,
  ADD CHECK (tenant_id = coalesce(organisation_id, '00000000-0000-0000-0000-000000000000')),
  DROP CONSTRAINT history_entry_pkey, ADD PRIMARY KEY (id, tenant_id),
  ADD FOREIGN KEY (project_id, tenant_id) REFERENCES project (id, organisation_id);
--> statement-breakpoint
ALTER TABLE message ADD COLUMN tenant_id uuid;
--> statement-breakpoint
UPDATE message SET tenant_id = coalesce(organisation_id, '00000000-0000-0000-0000-000000000000');
--> statement-breakpoint
ALTER TABLE message ALTER COLUMN tenant_id SET NOT NULL,
  ADD CHECK (tenant_id = coalesce(organisation_id, '00000000-0000-0000-0000-000000000000')),
  DROP CONSTRAINT message_pkey, ADD PRIMARY KEY (id, tenant_id),
  ADD FOREIGN KEY (project_id, tenant_id) REFERENCES project (id, organisation_id);
