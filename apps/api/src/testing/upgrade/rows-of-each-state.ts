/**
 * Rows as the product stored them at each state of the schema, by the migration that led to it: SQL of that state, with
 * contents in every table and every column. The test of upgrades reports what is missing here.
 */
export const ROWS_OF_EACH_STATE: Readonly<Record<string, string>> = {
  '0000_first_journey': `
    INSERT INTO installation VALUES ('declined', '2026-01-02');
    INSERT INTO organisation (id, slug, name, email, tel_number, contact) VALUES
      (${id(1)}, 'alfa', 'Gemeente Ürk', 'info@alfa.example', '020', 'An'), (${id(2)}, 'beta', 'Beta', '', '', '');
    INSERT INTO account (id, username, email, password_hash, first_name, last_name, tel, is_staff, active) VALUES
      (${id(3)}, 'Jansen', 'Jansen@alfa.example', 'hash', 'Jan', 'Jansen', '06', false, true),
      (${id(4)}, 'Élise', 'ÉLISE@alfa.example', 'hash', 'Élise', '', '', true, false);
    INSERT INTO membership (id, organisation_id, account_id) VALUES (${id(5)}, ${id(1)}, ${id(3)});
    INSERT INTO session VALUES (decode('01', 'hex'), ${id(3)}, '2026-01-03', '2026-02-03'),
      (decode('02', 'hex'), ${id(3)}, '2026-01-04', '2026-02-04');
    INSERT INTO attempt_window VALUES ('login:x', 3, '2026-01-03');
    INSERT INTO project (id, organisation_id, name, description, location, latitude, longitude, project_type, sector,
      contract_type, award_criteria, status, emvi_status, asbuilt_scope_changed, design_phase_complete_date,
      project_complete_date, mki_lower_boundary_eur, mki_upper_boundary_eur, mki_max_discount_eur,
      criteria_max_discount_eur, scope_eur, fictional_tender_benefit_eur, created_at, modified_at)
    VALUES
      (${id(10)}, ${id(1)}, 'Tender', 'x', 'Urk', 52.6, 5.6, 'Reconstructie', 'infra-city', 'RAW', true,
        'Design_Phase_Complete', 'Locked', NULL, '2026-01-10', NULL, 50000, 100000, 250000, 50000, 1e6, 3e5,
        '2026-01-05 01:59:59.999999+00', '2026-01-06'),
      (${id(11)}, ${id(1)}, 'Vaste prijs', '', '', NULL, NULL, 'Reconstructie', 'infra-city', 'UAV-GC', false,
        'Project_Complete', 'Unlocked', false, '2026-01-10', '2026-01-20', NULL, NULL, NULL, NULL, NULL, NULL,
        '2026-01-05', '2026-01-06');
    ${calculation(20, 10, { type: 'design-baseline', active: true })}
    ${calculation(30, 10, { type: 'applicant', name: 'Bouw bv', active: true })}
    ${calculation(40, 10, { type: 'applicant', name: 'BOUW BV' })}
    ${calculation(50, 10, { type: 'applicant', name: 'Weg bv', deletedAt: "'2026-01-09'" })}
    ${calculation(60, 11, { type: 'design-baseline', active: true })}
    ${calculation(70, 11, { type: 'design-optimization', active: true, sets: ['a1', 'a2'] })}
    ${calculation(80, 11, { type: 'as-built-optimization', active: true, incomplete: true })}`,
  '0001_accounts_and_pages': `
    UPDATE organisation SET requires_second_factor = true WHERE id = ${id(1)};
    UPDATE account SET email_verified_at = '2026-01-03', registered_at = '2026-01-03', totp_secret = decode('0a', 'hex'),
      totp_confirmed_at = '2026-01-04', totp_last_step = 58000000, calendar_token_hash = decode('0b', 'hex')
    WHERE id = ${id(3)};
    UPDATE session SET last_seen_at = '2026-01-05', user_agent = 'Firefox', address = '::1';
    INSERT INTO recovery_code VALUES (${id(3)}, decode('0c', 'hex'), '2026-01-05');
    INSERT INTO account_token VALUES (decode('0d', 'hex'), ${id(3)}, 'reset', '2026-01-05', '2026-01-06', '2026-01-05');
    INSERT INTO faq_entry VALUES (${id(90)}, 'Algemeen', 'Wat is MKI?', 'Een getal.', 1);
    INSERT INTO message VALUES (${id(91)}, 'contact', ${id(1)}, ${id(3)}, ${id(10)}, 'Jan', 'jan@alfa.example', 'Dag',
      '2026-01-05', '2026-01-06', ${id(4)});
    INSERT INTO history_entry (occurred_at, account_id, actor_name, organisation_id, project_id, subject_type, subject_id,
      subject_name, action, changes)
    VALUES ('2026-01-05', ${id(3)}, 'Jan Jansen', ${id(1)}, ${id(10)}, 'project', ${id(10)}, 'Tender', 'created', '{"a": [1, null]}');`,
  '0002_registration': `
    UPDATE account SET registration_wish = 'Bij alfa', invited_at = '2026-01-02' WHERE id = ${id(3)};`,
  '0003_project_life': `
    UPDATE project SET revision = 7 WHERE id = ${id(10)};
    INSERT INTO project_member VALUES (${id(92)}, ${id(1)}, ${id(10)}, ${id(3)}, 'Bestekken', '2026-01-05');`,
  '0005_saved_chart': `
    INSERT INTO saved_chart VALUES (${id(93)}, ${id(1)}, ${id(10)}, ${id(3)}, repeat('x', 43), 'MKI', decode('89', 'hex'),
      '2026-01-05', '2099-01-05');`,
  '0009_versions_and_keys': `
    UPDATE calculation SET revision = 3, modified_at = '2026-01-07' WHERE id = ${id(20)};
    UPDATE project SET made_by_request = decode('0e', 'hex') WHERE id = ${id(10)};`,
  '0008_coverage_per_quantity': `
    INSERT INTO representative_types VALUES ('RAW/false/null/false', 'design-baseline', 'design-optimization',
      'as-built-baseline', 'as-built-optimization');
    UPDATE calculation_item SET a2_undeclared = 'GWP-b' WHERE calculation_id = ${id(70)};
    UPDATE calculation_item SET secondary_ton = 1, biobased_ton = 2, fossil_mj = 3, equipment_emission_free_hours = 4,
      equipment_other_hours = 0, transport_emission_free_tkm = 6, transport_other_tkm = 7 WHERE calculation_id = ${id(60)};
    UPDATE calculation_total SET secondary_ton = 2, biobased_ton = 4, fossil_mj = 6, equipment_emission_free_hours = 8,
      equipment_other_hours = 0, transport_emission_free_tkm = 12, transport_other_tkm = 14 WHERE calculation_id = ${id(60)};
    UPDATE calculation_comparable SET material_ton = 10, secondary_ton = 2 WHERE calculation_id = ${id(60)};`,
  '0010_account_names_and_codes': `UPDATE account SET wrong_codes = 2 WHERE id = ${id(3)};`,
  '0013_mail_queue': `
    INSERT INTO queued_mail (sealed, attempts, queued_at, due_at) VALUES (decode('0f', 'hex'), 1, '2026-01-05', '2026-01-05');`,
  '0031_answers': `UPDATE calculation SET answers = '[{"question": 1}]' WHERE id = ${id(20)};`,
  '0041_column_placement': `
    INSERT INTO column_placement VALUES (${id(94)}, ${id(1)}, 'posten', 'Hoev.', 'hoev.', 'quantity', ${id(3)}, '2026-01-05');`,
  '0042_weights_taken_back': `
    INSERT INTO weight_version_name VALUES ('a1', '2027-1');
    INSERT INTO weight_table (id, set_code, version, valid_from, created_at, created_by)
    VALUES (${id(95)}, 'a1', '2027-1', '2027-01-01', '2026-01-05', ${id(4)});
    INSERT INTO weight VALUES (${id(95)}, 0, 'GWP', 'kg', 0.1, 'Bron', '2026-01-06', ${id(4)}, 'Élise');`,
  '0050_kept_checks': `
    INSERT INTO kept_check VALUES (${id(96)}, ${id(1)}, ${id(10)}, ${id(3)}, 'design-baseline', 'a.xlsx', decode('10', 'hex'),
      decode('504b', 'hex'), 'basis', '[]', '[]', '{}', 2, '2026-01-05', '2099-01-05');
    INSERT INTO kept_figures VALUES (${id(96)}, 'item', 'quantity', 0, '{1}', '{1}', '{a}', ARRAY[${id(1)}::uuid]);`,
  '0060_simulation': `
    INSERT INTO simulation VALUES (${id(10)}, ${id(1)}, 7, 1e6, 1e5, 5e4, 25e4, 5e4, 20, '2026-01-05');
    INSERT INTO random_applicant VALUES (${id(97)}, ${id(10)}, ${id(1)}, 1, 'Loting 1', 9e5, 7e4, 1e5, 1e4, 8e5);`,
  '0061_applicants': `
    UPDATE applicant SET quote_eur = 1e6, criteria_discount_eur = 1e4, revision = 2 WHERE id = ${id(30)};
    UPDATE kept_check SET applicant_id = ${id(30)};`,
  '0062_penalty_factor': `UPDATE project SET penalty_factor = 2 WHERE id = ${id(10)};`,
  '0063_correction': `
    UPDATE project SET correction_begun_at = '2026-01-12', correction_begun_by = ${id(3)}, correction_reason = 'Verwisseld'
    WHERE id = ${id(10)};
    UPDATE applicant SET winner_reason = 'De eerste trok zich terug' WHERE id = ${id(30)};`,
  '0064_named_criteria': `
    UPDATE project SET criteria = '[{"id": "x", "name": "Hinder", "maxDiscountEur": 50000}]' WHERE id = ${id(10)};
    UPDATE applicant SET criteria_values = '{"x": 10000}' WHERE id = ${id(30)};`,
  '0065_reports': `
    INSERT INTO report VALUES (${id(98)}, ${id(1)}, ${id(10)}, ${id(3)}, 'Jan', 'nl', '[]', sha256('a'), sha256('b'),
      'b', 'c', '2026-01-05');`,
  '0066_house_style': `
    INSERT INTO house_style VALUES (${id(1)}, 1, '2026-01-05', '#00aa00', '#ffffff', 'Groet', 'Bye', 'Bel', 'Call',
      decode('89', 'hex'), 'png', 10, 10, decode('50', 'hex'), 'sjabloon.docx', '{}');`,
  '0072_organisation_administrators': `UPDATE membership SET administrator = true;`,
  '0073_invitations': `
    UPDATE account_token SET sent_by = ${id(4)}, message_id = ${id(99)};
    INSERT INTO failed_mail VALUES (${id(99)}, '2026-01-05');`,
  '0074_automatic_changes': `
    INSERT INTO history_entry (occurred_at, actor_name, subject_type, subject_name, action, changes, automatic)
    VALUES ('2026-01-06', 'Milieuspoor', 'account', 'Jan', 'changed', '{}', true);`,
  '0076_unlock_requests': `
    INSERT INTO unlock_request VALUES (${id(100)}, ${id(1)}, ${id(11)}, ${id(3)}, 'reopen', 'Fout', '2026-01-21', 'granted',
      'Goed', '2026-01-22');`,
  '0082_planned_dates': `
    UPDATE project SET planned_award_date = '2026-03-01', planned_completion_date = '2026-09-01' WHERE id = ${id(10)};`,
  '0083_planning_reminders': `
    UPDATE project SET award_reminded_for = '2026-03-01', completion_reminded_for = '2026-09-01' WHERE id = ${id(10)};
    UPDATE account SET planning_reminders = false WHERE id = ${id(3)};`,
  '0084_email_changes': `
    INSERT INTO email_change VALUES (${id(3)}, ${id(101)}, 'nieuw@alfa.example', decode('11', 'hex'), decode('12', 'hex'),
      '2026-01-05', '2026-01-06', '2026-01-06', '2026-01-05', '2026-01-07');`,
  '0085_passkeys': `
    INSERT INTO passkey VALUES (${id(102)}, ${id(3)}, 'Sleutel', 'abc', decode('13', 'hex'), 5, true, '{usb}', '2026-01-05',
      '2026-01-06');
    INSERT INTO passkey_challenge VALUES ('uitdaging', ${id(3)}, 'add', '2099-01-05');`,
  '0086_faq_in_english': `
    UPDATE faq_entry SET category_en = 'General', title_en = 'What is MKI?', content_en = 'A number.';`,
  '0087_report_making': `INSERT INTO report_making VALUES (${id(3)}, ${id(103)}, 'drawing', 1, 4, '2026-01-05');`,
  '0088_sign_on': `
    INSERT INTO sign_on VALUES (${id(1)}, 2, '2026-01-05', true, 'https://login.example', 'milieuspoor', decode('16', 'hex'),
      true, 'member', '{mfa}', 'refused', '2026-01-06');
    INSERT INTO sign_on_domain VALUES ('alfa.example', ${id(1)});
    INSERT INTO sign_on_identity VALUES (${id(1)}, 'https://login.example', 'jan', ${id(3)}, '2026-01-06', true);
    INSERT INTO sign_on_under_way VALUES (decode('17', 'hex'), decode('18', 'hex'), ${id(1)}, 2, 'eenmalig', decode('19', 'hex'),
      '/agenda', '2099-01-06');
    INSERT INTO sign_on_ticket VALUES
      (decode('1a', 'hex'), decode('18', 'hex'), ${id(1)}, ${id(3)}, true, NULL, '2099-01-06'),
      (decode('1b', 'hex'), decode('18', 'hex'), ${id(1)}, NULL, false, 'staff', '2099-01-06');`,
  '0089_sessions_of_sign_on': `UPDATE session SET sign_on_organisation_id = ${id(1)}, multi_factor = true;`,
  '0090_api_keys': `
    INSERT INTO account (id, username, username_key, email, email_key, password_hash, last_name, kind, active)
    VALUES (${id(104)}, 'api-key 104', 'api-key 104', '', 'api-key 104', '', 'Koppeling (API)', 'program', false);
    INSERT INTO api_key VALUES (${id(104)}, ${id(1)}, 'Koppeling', decode('14', 'hex'), 'msp_abcdef',
      '{projects:read,calculations:upload}', '2026-01-05', ${id(3)}, '2026-04-05', '2026-02-05', ${id(3)}, '2026-02-01',
      '192.0.2.1', '2026-02-01', 7, '2026-03-30');`,
  '0091_webhooks': `
    INSERT INTO webhook VALUES (${id(105)}, ${id(1)}, 'https://ontvanger.example/', decode('15', 'hex'),
      '{project.awarded}', false, '2026-01-05', ${id(3)}, '2026-01-06', '2026-01-09');
    INSERT INTO webhook_delivery VALUES (${id(106)}, ${id(1)}, ${id(105)}, 'project.awarded', '{}', 'failed', 9, '2026-01-06',
      '2026-01-07', '2026-01-07', '2026-01-07', 500, 'status');`,
  '0093_erased_persons': `
    UPDATE account SET erased_at = '2026-02-06' WHERE id = ${id(104)};
    INSERT INTO history_entry (occurred_at, actor_name, subject_type, subject_name, action, changes, person_id)
    VALUES ('2026-01-06', 'Milieuspoor', 'account', 'Jan', 'changed', '{}', ${id(3)});`,
  '0101_former_webhook_secrets': `
    UPDATE webhook SET former_secret = decode('16', 'hex'), former_secret_until = '2026-02-08' WHERE id = ${id(105)};`,
  '0113_award_model_version': `
    UPDATE project SET own_revision = 5, reference_calculation_id = ${id(20)}, reference_calculation_name = 'Raming'
    WHERE id = ${id(10)};`,
  '0108_reader_version': `UPDATE calculation SET reader_version = 'abc' WHERE id = ${id(20)};`,
  '0111_figures_of_others': `
    INSERT INTO figure_fixing VALUES (true, 3, '2026-01-01');
    INSERT INTO fixed_cell VALUES ('a1_mki', 'infra-city,2026,true,true,false', 1, '2026-01-12', true);
    INSERT INTO fixed_contribution VALUES ('a1_mki', 'infra-city,2026,true,true,false', 1, ${id(1)}, '{"baseline": 1}');`,
  '0116_ceiling_and_steps': `
    UPDATE project SET mki_ceiling_eur = 12e4,
      discount_steps = '[{"mkiUptoEur": 50000, "discountEur": 250000}, {"mkiUptoEur": 100000, "discountEur": 50000}]'
    WHERE id = ${id(10)};
    UPDATE simulation SET ceiling_eur = 12e4, steps = (SELECT discount_steps FROM project WHERE id = ${id(10)});`,
  '0110_scope': `
    UPDATE calculation_item SET a1_declared = array_fill(3::float8, ARRAY[10]) WHERE calculation_id = ${id(60)};
    UPDATE calculation_item SET a2_declared = array_fill(-1::float8, ARRAY[10]) WHERE calculation_id = ${id(70)};
    INSERT INTO pair_scope VALUES (${id(60)}, ${id(70)}, 'a1', ${id(1)}, 2, 0, 0, 0, 0, true, true, false, 0, 1, 0, 1);
    INSERT INTO pair_scope_node VALUES (${id(60)}, ${id(70)}, 'a1', 'optimization', 'calculation', ${id(70)}, ${id(1)}, 1, 1, 0,
      array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]));
    INSERT INTO scope_answer (organisation_id, calculation_id, against_id, subject, meaning, positions, answered_by, answered_at)
    VALUES (${id(1)}, ${id(70)}, ${id(60)}, 'module:A4', 'not-applicable', '{1,2}', ${id(3)}, '2026-02-08');`,
  '0118_scope_again': `
    INSERT INTO pair_scope VALUES (${id(60)}, ${id(70)}, 'a1', ${id(1)}, 2, 0, 0, 0, 0, true, true, false, 0, 1, 0, 1);
    INSERT INTO pair_scope_node VALUES (${id(60)}, ${id(70)}, 'a1', 'optimization', 'calculation', ${id(70)}, ${id(1)}, 1, 1, 0,
      array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]));`,
  '0121_withdrawn_and_invalid': `
    UPDATE applicant SET ruling = 'invalid', ruling_reason = 'Niet ondertekend', ruled_at = '2026-01-12' WHERE id = ${id(30)};
    UPDATE project SET bids_opened_model_version = 1 WHERE id = ${id(10)};`,
  '0122_whole_bids': `
    UPDATE project SET asked_modules = '["A4"]' WHERE id = ${id(10)};
    INSERT INTO pair_scope VALUES (${id(60)}, ${id(70)}, 'a1', ${id(1)}, 2, 0, 0, 0, 0, true, true, false, 0, 1, 0, 1,
      '[{"kind": "module:A4", "posts": 1, "unvaluedPosts": 0, "weightEur": 3, "filledEur": 3, "filledBesidePostsEur": 3}]',
      array_fill(1::float8, ARRAY[10]));
    INSERT INTO pair_scope_node VALUES (${id(60)}, ${id(70)}, 'a1', 'optimization', 'calculation', ${id(70)}, ${id(1)}, 1, 1, 0,
      array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]));
    INSERT INTO gap_decision (organisation_id, applicant_id, calculation_id, baseline_id, kind, choice, reason, shortfall,
      decided_by, decided_at, fallen_at)
    SELECT ${id(1)}, applicant.id, ${id(70)}, ${id(60)}, 'module:A4', 'baseline', 'Het vervoer is vergeten',
      '{"kind": "module:A4", "posts": 1, "unvaluedPosts": 0, "weightEur": 3, "filledEur": 3, "filledBesidePostsEur": 3}',
      ${id(3)}, '2026-02-09', '2026-02-10' FROM applicant ORDER BY place LIMIT 1;`,
  '0123_issued_criterion': `
    INSERT INTO issued_criterion VALUES (${id(10)}, 2, ${id(1)}, '2026-02-09', ${id(3)}, 5, '{"upperEur": 100000}');
    INSERT INTO issued_file VALUES (${id(10)}, 2, 'note', 'en', ${id(1)}, 'a', sha256('a'));`,
  '0124_scales_of_criteria': `
    UPDATE applicant SET criteria_marks = '{"x": {"permille": 250, "reason": "Geen planning"}}' WHERE id = ${id(30)};`,
  '0125_sealing_is_a_choice': `
    UPDATE project SET seals_bids = true, opening_asked_at = '2026-01-13', opening_asked_by = ${id(3)}, opening_witness = ${id(4)},
      opening_asked_of = '{"award_model_version": 1, "bidders": []}'
    WHERE id = ${id(11)};`,
  '0126_leavers': `
    UPDATE api_key SET held_by = ${id(4)} WHERE id = ${id(104)};
    UPDATE webhook SET held_by = ${id(4)} WHERE id = ${id(105)};
    INSERT INTO unlock_request (id, organisation_id, project_id, account_id, kind, reason, asked_at, outcome, decided_at)
    VALUES (${id(112)}, ${id(1)}, ${id(11)}, ${id(3)}, 'unlock', 'Fout', '2026-02-10', 'withdrawn', '2026-02-11');`,
  '0130_health': `
    INSERT INTO noted_fault (happened_at, kind, reference, method, route)
    VALUES ('2026-02-10', 'TypeError', 'a1b2c3d4e5', 'GET', '/api/v1/project/');
    INSERT INTO backup_note (act, noted_at, place, bytes, rows, problem)
    VALUES ('made', '2026-02-10', 'server:/safe/a.gz', 10, NULL, NULL), ('tried', '2026-02-11', 'server:/safe/a.gz', 10, 3, 'damaged');
    INSERT INTO alarm (subject, server, told, bad_told_at, told_at, detail, message_id, webhook_waits, webhook_kept_until)
    VALUES ('faults', '', 'bad', '2026-02-10', '2026-02-10', '12', ${id(115)}, true, '2026-02-11');`,
  '0131_post': `
    UPDATE queued_mail SET failure = 'server', failure_reason = 'connect ECONNREFUSED', in_hand = true;
    INSERT INTO queued_mail (sealed, attempts, queued_at, due_at, failure, failure_reason, given_up_at)
    VALUES (decode('0f', 'hex'), 2, '2026-02-10', '2026-02-10', 'mail-for-good', '550 No such user', '2026-02-11');`,
  '0132_proof': `
    INSERT INTO proof_chain VALUES (${id(1)}, 1, '2026-02-10', sha256('{}'));
    INSERT INTO proof_digest VALUES (1, '2026-02-10', '2026-02-11', 1, '{}', sha256('{}'), ${id(1)});
    INSERT INTO proof_leaf VALUES ('history', '1', 1, sha256('a'), sha256('b'), ${id(1)});`,
  '0133_domains': `
    INSERT INTO membership_invitation (organisation_id, email, email_key, first_name, last_name, dashboard_type, administrator,
      language, sent_by, created_at, expires_at, message_id)
    VALUES (${id(2)}, 'Jansen@alfa.example', 'jansen@alfa.example', 'Jan', 'Jansen', 'member', false, 'nl', ${id(4)},
      '2026-02-10', '2026-02-17', ${id(116)});`,
  '0134_domain_proof': `
    INSERT INTO organisation_domain (organisation_id, domain, token, created_at, proof, proven_at, found_at, admits_colleagues)
    VALUES (${id(1)}, 'post.alfa.example', 'abc', '2026-02-10', 'dns', '2026-02-11', '2026-02-11', true),
      (${id(2)}, 'beta.example', 'def', '2026-02-10', NULL, NULL, NULL, false);`,
  '0135_states': `
    UPDATE calculation SET figures_sha256 = sha256('c') WHERE id = ${id(20)};
    INSERT INTO proof_leaf VALUES ('answer', '1', 1, sha256('d'), NULL, ${id(1)});
    INSERT INTO proof_state VALUES ('project', ${id(10)}, 1, sha256('e'), '{}', ${id(1)});`,
  '0136_answers_by_quantity': `
    INSERT INTO pair_scope VALUES (${id(60)}, ${id(70)}, 'a1', ${id(1)}, 2, 0, 0, 0, 0, true, true, false, 0, 1, 0, 1,
      '[{"kind": "module:A4", "posts": 1, "unvaluedPosts": 0, "weightEur": 3, "filledEur": 3, "filledBesidePostsEur": 3}]',
      array_fill(1::float8, ARRAY[10]), 1, 0);
    INSERT INTO pair_scope_node VALUES (${id(60)}, ${id(70)}, 'a1', 'optimization', 'calculation', ${id(70)}, ${id(1)}, 1, 1, 0,
      array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]));`,
  '0137_unanswered_posts': `UPDATE pair_scope SET unanswered_posts = 2;`,
  '0139_co2_partly': `
    INSERT INTO pair_scope VALUES (${id(60)}, ${id(70)}, 'a1', ${id(1)}, 2, 0, 0, 0, 0, true, true, false, 0, 1, 0, 1,
      '[{"kind": "module:A4", "posts": 1, "unvaluedPosts": 0, "weightEur": 3, "filledEur": 3, "filledBesidePostsEur": 3}]',
      array_fill(1::float8, ARRAY[10]), 1, 0, 2);
    INSERT INTO pair_scope_node VALUES (${id(60)}, ${id(70)}, 'a1', 'optimization', 'calculation', ${id(70)}, ${id(1)}, 1, 1, 0,
      array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), 1,
      array_fill(1::float8, ARRAY[10]));`,
  '0141_placed_amounts': `UPDATE column_placement SET amounts = 'in-all';`,
  '0145_own_goals': `
    INSERT INTO own_goal VALUES ('co2', ${id(1)}, 1, '2026-03-02', '{"year": 2024, "percent": 20}',
      '[{"year": 2030, "percent": 55}]', '2026-4', '2026-02-12', 'Klimaatplan', 'https://raad.example/4');`,
  '0146_pair_changes': `
    INSERT INTO pair_scope VALUES (${id(60)}, ${id(70)}, 'a1', ${id(1)}, 2, 0, 0, 0, 0, true, true, false, 0, 1, 0, 1,
      '[{"kind": "module:A4", "posts": 1, "unvaluedPosts": 0, "weightEur": 3, "filledEur": 3, "filledBesidePostsEur": 3}]',
      array_fill(1::float8, ARRAY[10]), 1, 0, 2);
    INSERT INTO pair_scope_node VALUES (${id(60)}, ${id(70)}, 'a1', 'optimization', 'calculation', ${id(70)}, ${id(1)}, 1, 1, 0,
      array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), array_fill(1::float8, ARRAY[10]), 1,
      array_fill(1::float8, ARRAY[10]));
    INSERT INTO pair_change VALUES (${id(60)}, ${id(70)}, 'a1', 'product', ${id(1)}, -10, -20, 1, 1);`,
  '0147_open_work_mails': `
    UPDATE account SET open_work_mails = true WHERE id = ${id(3)};
    UPDATE membership SET open_work_mailed_for = '2026-03-01';`,
  '0150_products': `
    INSERT INTO product VALUES (${id(121)}, ${id(1)}, ${id(1)}, 1, '2026-03-02', '2026-03-03');
    INSERT INTO product_version VALUES (${id(121)}, ${id(1)}, 1, '2026-03-02', 'AC 16', 'Verharding', 'Asfalt', 'm3',
      '[{"unit": "ton", "perUnit": 2.4}]', ARRAY['31.21'], '3', '{"a1": {"MKI": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}}',
      '{"primaryTon": 2.4}', 'NMD', '1', 'Maker', '2027-01-01', 'n');
    INSERT INTO product_use VALUES (${id(121)}, 1, ${id(20)}, ${id(1)}, ARRAY['1']);
    INSERT INTO hidden_product VALUES (${id(121)}, ${id(1)});`,
  '0148_saved_views': `
    INSERT INTO saved_view VALUES (${id(120)}, ${id(1)}, ${id(3)}, 'Dit jaar', true, '{"years": "2026"}', '2026-03-02');
    INSERT INTO start_view VALUES (${id(3)}, ${id(1)}, ${id(120)});`,
  '0149_known_products': `
    INSERT INTO calculation_known_product VALUES (${id(20)}, ${id(1)}, 'a1', ${id(23)}, ${id(24)}, 'new', 'm2', '1,-', 'x-', 1, 2,
      3, 1.5, 1.5, 4, 5, false);`,
  '0164_quantities_files': `
    INSERT INTO quantities_file VALUES (${id(20)}, ${id(1)}, 'bestek.csv', sha256('a'), 'a');`,
  '0163_declaration_files': `
    INSERT INTO declaration_file VALUES (${id(121)}, ${id(1)}, 1, '2026-03-02', 'a.xml', sha256('a'), 'a', 'm3', '{"a1": {}}', '{}');`,
  '0154_remembered_matches': `
    INSERT INTO remembered_match VALUES (${id(123)}, ${id(1)}, 'ac 16', 'AC 16', 'm3', '31.42', ${id(121)}, ${id(3)}, '2026-03-02');`,
  '0165_shared_letters': `UPDATE saved_chart SET format = 'html';`,
  '0151_report_pdf': `UPDATE report SET pdf = 'd', pdf_sha256 = sha256('d');`,
  '0152_demand_proposals': `
    INSERT INTO demand_proposal SELECT id, organisation_id, '2026-03-02', 1000, 820, 18, 'built',
      '[{"name": "N201", "percent": 18.4}]' FROM project LIMIT 1;`,
  '0153_worksheets': `
    INSERT INTO worksheet SELECT ${id(122)}, organisation_id, project_id, ${id(3)}, 'design-optimization', 'Variant', id,
      '[]', 0, 1, '2026-03-02', '2026-03-02', 'a.csv', sha256('a'), 'a' FROM calculation WHERE id = ${id(20)};
    UPDATE kept_check SET worksheet = '{"name": "Variant", "products": []}';`,
  '0167_explained_dashboard': `UPDATE account SET dashboard_explained = NOT dashboard_explained WHERE id = ${id(3)};`,
  '0169_national_ratios': `UPDATE figure_fixing SET ratios_quarter = quarter;`,
};

/** Returns the uuid of a small number, as SQL. */
function id(number: number): string {
  return `'00000000-0000-4000-8000-${String(number).padStart(12, '0')}'`;
}

interface Calculated {
  readonly type: string;
  readonly name?: string;
  readonly active?: boolean;
  readonly deletedAt?: string;
  readonly sets?: readonly string[];
  /** whether an item leaves indicators of the last module undeclared */
  readonly incomplete?: boolean;
}

/**
 * Returns a calculation of two items of 1,5 and 2,5 ton as in the first state, with its totals; ids are the next ten
 * numbers.
 */
function calculation(
  number: number,
  project: number,
  {
    type,
    name = 'Raming',
    active = false,
    deletedAt = 'NULL',
    sets = ['a1'],
    incomplete = false,
  }: Calculated,
): string {
  const key = `${id(number)}, ${id(1)}`;
  const module = (first: number) => `ARRAY[${first}, ${'0, '.repeat(8)}0]::float8[]`;
  const none = 'array_fill(0::float8, ARRAY[10])';
  const gaps = incomplete ? `ARRAY[${'0, '.repeat(9)}1]::float8[]` : none;
  const ofSet = (set: string, values: string, absent: string) => (sets.includes(set) ? values : absent);
  const figures = (mki: number) =>
    ['a1', 'a2'].map((set) => ofSet(set, `${module(mki)}, ${module(mki * 2)}`, 'NULL, NULL')).join(', ');
  const item = (position: number, ton: number) =>
    `(${key}, ${position}, '${position}', 'Verharding', 'Asfalt', 'AC ${position}', 'ton', ${ton}, '81', '3', 'new', ${ton}, 0, 0, 5, 0, 0,
      0, 0, 0, ${figures(ton * 10)})`;
  const total = (level: string, node: number, parent: string, title: string, items: number, ton: number) => {
    const ofItems = ['a1', 'a2'].map((set) => {
      const [mki, counts] = [ton * 10, `${items}, ${incomplete ? 1 : 0}, 0, ${gaps}`];
      return ofSet(set, `${module(mki)}, ${module(mki * 2)}, ${counts}`, 'NULL, NULL, 0, 0, 0, NULL');
    });
    return `(${key}, '${level}', ${id(number + node)}, ${parent}, '${title}', ${items}, ${ton}, 0, 0, ${items * 5}, 0, 0, 0, 0, 0,
      ${ofItems.join(', ')})`;
  };
  return `
    INSERT INTO calculation (id, organisation_id, project_id, calculation_type, name, notes, active, include_in_report,
      file_name, file_sha256, sets, headline_set, headline_mki_eur, headline_co2_kg, weights_version, warnings,
      uploaded_by, created_at, deleted_at)
    VALUES (${key}, ${id(project)}, '${type}', '${name}', 'n', ${active}, ${active}, 'a.xlsx',
      sha256('${number}'), ARRAY['${sets.join("','")}'], 'a1', 40, 80, '2026-1', '[]', ${id(3)},
      timestamptz '2026-01-08' + interval '${number} minutes', ${deletedAt});
    INSERT INTO calculation_file VALUES (${key}, '${number}');
    INSERT INTO calculation_item VALUES ${item(1, 1.5)}, ${item(2, 2.5)};
    INSERT INTO calculation_total VALUES
      ${total('calculation', 0, 'NULL', 'Alles', 2, 4)}, ${total('product_group', 1, 'NULL', 'Verharding', 2, 4)},
      ${total('product_sub_group', 2, id(number + 1), 'Asfalt', 2, 4)},
      ${total('product', 3, id(number + 2), 'AC 1', 1, 1.5)}, ${total('product', 4, id(number + 2), 'AC 2', 1, 2.5)};`;
}
