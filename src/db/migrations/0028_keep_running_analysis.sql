alter table analysis_requests add constraint analysis_requests_request_type_check
  check (request_type in ('analysis', 'tagging'));

alter table datapipe_status
  -- What an analysis that has begun and not ended does, for whoever must begin it again.
  add column running_analysis text
    constraint datapipe_status_running_analysis_check check (running_analysis in ('analysis', 'tagging')),
  -- The schedule of analyses as the workers know it, and when it is due.
  add column analysis_schedule text,
  add column next_scheduled_analysis_at timestamptz(3);
