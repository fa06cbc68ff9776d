import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;
import org.openapitools.client.auth.HttpBearerAuth;
import org.openapitools.client.model.*;
import org.openapitools.client.model.Error;

/** Makes the 20 calls with the Java client of OpenAPI Generator. Prints "ok" and a name for each; throws at the first failure. */
public class Calls {
  interface Call {
    void send() throws ApiException;
  }

  static void check(String name, boolean holds, Object returned) {
    if (!holds) throw new IllegalStateException(name + " returned " + returned);
    System.out.println("ok " + name);
  }

  /** The error of a refused call, read by the client's own model. */
  static ErrorContent refusal(String name, String code, Call call) throws IOException {
    try {
      call.send();
    } catch (ApiException refused) {
      ErrorContent content = Error.fromJson(refused.getResponseBody()).getError();
      check(name, content.getCode().equals(code), content);
      return content;
    }
    throw new IllegalStateException(name + " was not refused");
  }

  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.setBasePath(System.getenv("BASE_URL"));
    // setBearerToken() would set the token of only one of the two kinds of keys that the document has.
    ((HttpBearerAuth) client.getAuthentication("apiKey")).setBearerToken(System.getenv("API_KEY"));
    JobsApi jobs = new JobsApi(client);
    CandidatesApi people = new CandidatesApi(client);
    ApplicationsApi applications = new ApplicationsApi(client);
    ScansApi scans = new ScansApi(client);
    WebhookEndpointsApi hooks = new WebhookEndpointsApi(client);

    ApplicationFormInput form =
        new ApplicationFormInput()
            .addFieldsItem(new FormFieldInput().key("why").label("Why do you bake?").type(FormFieldInput.TypeEnum.SHORT_TEXT))
            .addFieldsItem(new FormFieldInput().key("nights").label("Do you work at night?").type(FormFieldInput.TypeEnum.BOOLEAN))
            .consent(new ApplicationFormConsentInput().processingRequired(false));
    Job job = jobs.createJob(new CreateJobRequest().name("Baker").isDraft(false).applicationForm(form), null);
    check("createJob", job.getStatus().equals("published"), job);
    Job draft = jobs.createJob(new CreateJobRequest().name("Miller"), null);
    check("createJob, a draft", draft.getStatus().equals("draft"), draft);
    Job read = jobs.getJob(job.getId(), null);
    check("getJob", read.getApplicationForm().getFields().get(1).getKey().equals("nights"), read);
    Job updated = jobs.updateJob(job.getId(), new UpdateJobRequest().openings(3), null);
    check("updateJob", updated.getOpenings() == 3, updated);
    JobListWithDeletions page = list(jobs, null);
    check("listJobs, page 1", page.getData().get(0).getId().equals(draft.getId()) && page.getHasMore(), page);
    page = list(jobs, page.getNextCursor());
    check("listJobs, page 2", page.getData().get(0).getId().equals(job.getId()), page);

    CreateCandidateRequest person =
        new CreateCandidateRequest()
            .firstName("Ada")
            .addTagsItem("referred")
            .source(new SourceInput().type(SourceInput.TypeEnum.REFERRAL))
            .location(new PlaceInput().city("Delft").countryCode("NL"))
            .addPhonesItem(new PhoneNumberInput().number("1"))
            .addPhonesItem(new PhoneNumberInput().number("2").isPrimary(true));
    Candidate candidate = people.createCandidate(null, person);
    boolean asSent = candidate.getSource().getType().equals("referral") && candidate.getPhones().get(0).getNumber().equals("2");
    check("createCandidate", asSent, candidate);
    Candidate found = people.getCandidate(candidate.getId(), null);
    check("getCandidate", found.getTags().equals(List.of("referred")) && found.getLocation().getCity().equals("Delft"), found);

    CreateApplicationRequest application =
        new CreateApplicationRequest()
            .jobId(job.getId())
            .candidate(new ApplicantInput().firstName("Grace").email("grace.java@example.com"))
            .addAnswersItem(new AnswerInput().key("why").value(new AnswerInputValue("I rise early.")))
            .addAnswersItem(new AnswerInput().key("nights").value(new AnswerInputValue(true)));
    ApplicationWithUploads sent = applications.createApplication(application, null);
    check("createApplication", sent.getStatus().equals("active"), sent);
    Application applied = applications.getApplication(sent.getId(), null);
    List<Answer> answers = applied.getSubmission().getAnswers();
    boolean kept = answers.get(0).getValue().getString().equals("I rise early.") && answers.get(1).getValue().getBoolean();
    check("getApplication", kept, applied);
    Application advanced = applications.advanceApplication(sent.getId(), null, null);
    check("advanceApplication", !advanced.getStage().getId().equals(applied.getStage().getId()), advanced);

    Upload upload = new UploadsApi(client).createUpload(new CreateUploadRequest().filename("cv.txt"));
    check("createUpload", upload.getMaxBytes() > 0, upload);
    put(upload);
    Scan scan = scans.createScan(new CreateScanRequest().storageToken(upload.getStorageToken()), null);
    check("createScan", scan.getAttempt() == 1, scan);
    for (int asked = 0; asked < 120 && !scan.getStatus().equals("completed"); asked++) {
      Thread.sleep(500);
      scan = scans.getScan(scan.getId(), null, null);
    }
    check("getScan", scan.getProfile() != null && scan.getProfile().getBasics().getName().equals("Jane Miller"), scan);

    CreateWebhookEndpointRequest hook = new CreateWebhookEndpointRequest().url(URI.create("https://hooks.example.com/hiring"));
    WebhookEndpointWithSecret endpoint = hooks.createWebhookEndpoint(hook, null);
    check("createWebhookEndpoint", endpoint.getSecret().startsWith("whsec_"), endpoint);
    Deleted deleted = hooks.deleteWebhookEndpoint(endpoint.getId());
    check("deleteWebhookEndpoint", deleted.getDeleted(), deleted);
    Event event = new EventsApi(client).listEvents(null, null, null, null, null, "job.created", null).getData().get(0);
    check("listEvents", event.getJobCreatedEvent().getData().getObject().getName().equals("Miller"), event);

    refusal("getJob, 404", "not_found", () -> jobs.getJob("job_00000000000000000000000000", null));
    CreateJobRequest nameless = new CreateJobRequest().name("");
    ErrorContent problem = refusal("createJob, 422", "validation_failed", () -> jobs.createJob(nameless, null));
    if (!problem.getDetails().get(0).getParam().equals("name")) throw new IllegalStateException("no detail about the name");
    check("deleteJob", jobs.deleteJob(draft.getId()).getId().equals(draft.getId()), draft);
    // Connections that are kept would delay the end of the program.
    client.getHttpClient().dispatcher().executorService().shutdown();
    client.getHttpClient().connectionPool().evictAll();
  }

  static JobListWithDeletions list(JobsApi jobs, String cursor) throws ApiException {
    return jobs.listJobs(1, cursor, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
  }

  static void put(Upload upload) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(upload.getUploadUrl().toString()))
            .header("Content-Type", upload.getHeaders().getContentType())
            .PUT(BodyPublishers.ofString(System.getenv("RESUME")))
            .build();
    int status = HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
    if (status != 200) throw new IllegalStateException("the PUT returned " + status);
  }
}
